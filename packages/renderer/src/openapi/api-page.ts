/** Identifies a page of an API. */
export type ApiPage =
  | { readonly kind: 'overview'; readonly downloads: readonly Download[] }
  /** `pointer` is the JSON pointer of the operation; `slug` distinguishes paths that share the operation. */
  | { readonly kind: 'operation'; readonly pointer: string; readonly slug?: string }
  | { readonly kind: 'schema'; readonly pointer: string }
  | { readonly kind: 'workflow'; readonly pointer: string }
  | { readonly kind: 'changelog' }

/** A file to download. */
export interface Download {
  readonly href: string
  readonly label: string
}
