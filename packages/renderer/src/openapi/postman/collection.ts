/** A collection in Postman's format 2.1, without the fields that docgen does not write. */
export interface Collection {
  readonly info: {
    readonly name: string
    readonly description?: string
    readonly version?: string
    readonly schema: string
  }
  readonly item: readonly CollectionItem[]
  readonly auth?: CollectionAuth
  readonly variable?: readonly CollectionField[]
}

/** A request, or a folder of items. */
export type CollectionItem = CollectionFolder | SavedRequest

/** A folder of items. */
export interface CollectionFolder {
  readonly name: string
  readonly description?: string
  readonly item: readonly CollectionItem[]
}

/** A request with examples of its responses. */
export interface SavedRequest {
  readonly name: string
  readonly protocolProfileBehavior?: { readonly disableBodyPruning: true }
  readonly request: CollectionRequest
  readonly response: readonly SavedResponse[]
}

/** A request. */
export interface CollectionRequest {
  readonly method: string
  readonly description?: string
  /** Absent if the request uses the credentials of the collection. */
  readonly auth?: CollectionAuth
  readonly header: readonly CollectionField[]
  readonly url: CollectionUrl
  readonly body?: CollectionBody
}

/** A URL in parts. `:name` in its path is a variable. */
export interface CollectionUrl {
  readonly raw: string
  readonly host: readonly string[]
  readonly path: readonly string[]
  readonly query?: readonly CollectionField[]
  readonly variable?: readonly CollectionField[]
}

/** A header, a query parameter, a field of a form, or a variable. */
export interface CollectionField {
  readonly key: string
  /** `null` for a query parameter without `=`. */
  readonly value: string | null
  readonly description?: string
  readonly disabled?: true
}

/** A field of a multipart form: text, or a file, which the user of the collection selects. */
export type CollectionPart =
  | (CollectionField & { readonly type: 'text'; readonly contentType?: string })
  | (Omit<CollectionField, 'value'> & { readonly type: 'file'; readonly src: null; readonly contentType?: string })

/** A body. */
export type CollectionBody =
  | { readonly mode: 'raw'; readonly raw: string; readonly options?: { readonly raw: { readonly language: string } } }
  | { readonly mode: 'urlencoded'; readonly urlencoded: readonly CollectionField[] }
  | { readonly mode: 'formdata'; readonly formdata: readonly CollectionPart[] }
  | { readonly mode: 'file'; readonly file: { readonly src: null } }

/** Credentials. The attributes are under the name of the type. */
export interface CollectionAuth extends Readonly<Partial<Record<AuthKind, readonly AuthAttribute[]>>> {
  readonly type: AuthKind | 'noauth'
}

/** A kind of credentials with attributes. */
export type AuthKind = 'apikey' | 'basic' | 'bearer' | 'digest' | 'oauth2'

/** An attribute of credentials. */
export interface AuthAttribute {
  readonly key: string
  readonly value: string
  readonly type: 'string'
}

/** An example of a response. */
export interface SavedResponse {
  readonly name: string
  readonly originalRequest: Omit<CollectionRequest, 'auth' | 'description'>
  /** Reason phrase. */
  readonly status?: string
  readonly code?: number
  readonly _postman_previewlanguage?: string
  readonly header: readonly CollectionField[]
  readonly cookie: readonly []
  readonly body?: string
}
