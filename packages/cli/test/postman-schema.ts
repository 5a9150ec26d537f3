/** The part of the JSON Schema of Postman's format 2.1 that docgen writes. Stricter: no unknown fields are allowed. */
const text = { type: 'string' }
const list = (items: object): object => ({ type: 'array', items })
const record = (required: readonly string[], properties: Readonly<Record<string, object>>): object => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})
const ref = (name: string): object => ({ $ref: `#/definitions/${name}` })
const notes = { description: text, disabled: { type: 'boolean' } }
const attributes = list(record(['key', 'value', 'type'], { key: text, value: {}, type: text }))

/** JSON Schema of a Postman collection. */
export const POSTMAN_SCHEMA = {
  ...record(['info', 'item'], {
    info: record(['name', 'schema'], {
      name: text,
      description: text,
      version: text,
      schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    }),
    item: list({ anyOf: [ref('folder'), ref('item')] }),
    auth: ref('auth'),
    variable: list(ref('field')),
  }),
  definitions: {
    folder: record(['name', 'item'], {
      name: text,
      description: text,
      item: list({ anyOf: [ref('folder'), ref('item')] }),
    }),
    item: record(['name', 'request', 'response'], {
      name: text,
      protocolProfileBehavior: { type: 'object' },
      request: ref('request'),
      response: list(ref('response')),
    }),
    request: record(['method', 'header', 'url'], {
      method: { type: 'string', pattern: '^\\S+$' },
      description: text,
      auth: ref('auth'),
      header: list(ref('field')),
      url: ref('url'),
      body: ref('body'),
    }),
    url: record(['raw', 'host', 'path'], {
      raw: text,
      host: list(text),
      path: list(text),
      query: list(record(['key', 'value'], { key: text, value: { type: ['string', 'null'] }, ...notes })),
      variable: list(ref('field')),
    }),
    field: record(['key', 'value'], { key: { type: 'string', minLength: 1 }, value: text, ...notes }),
    body: record(['mode'], {
      mode: { enum: ['raw', 'urlencoded', 'formdata', 'file'] },
      raw: text,
      options: record(['raw'], { raw: record(['language'], { language: text }) }),
      urlencoded: list(ref('field')),
      formdata: list({
        anyOf: [
          record(['key', 'value', 'type'], {
            key: text,
            value: text,
            type: { const: 'text' },
            contentType: text,
            ...notes,
          }),
          record(['key', 'type', 'src'], {
            key: text,
            type: { const: 'file' },
            src: { type: ['array', 'string', 'null'] },
            contentType: text,
            ...notes,
          }),
        ],
      }),
      file: record([], { src: { type: ['string', 'null'] } }),
    }),
    auth: record(['type'], {
      type: { enum: ['apikey', 'basic', 'bearer', 'digest', 'noauth', 'oauth2'] },
      apikey: attributes,
      basic: attributes,
      bearer: attributes,
      digest: attributes,
      oauth2: attributes,
    }),
    response: record(['name', 'originalRequest', 'header', 'cookie'], {
      name: text,
      originalRequest: ref('request'),
      status: text,
      code: { type: 'integer', minimum: 100, maximum: 599 },
      _postman_previewlanguage: text,
      header: list(ref('field')),
      cookie: { type: 'array', maxItems: 0 },
      body: text,
    }),
  },
}
