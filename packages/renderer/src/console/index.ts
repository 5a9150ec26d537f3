// The parts of the renderer that the consoles of API pages run in the browser.

export { createText, type Text } from '../contract/index.js'
export { createViolationFinder, type FindViolations } from '../openapi/check/create-schema-validator.js'
export { explain } from '../openapi/check/validate-example.js'
export type { ConsoleFile } from '../openapi/console/console-file.js'
export { follow } from '../openapi/document-node.js'
export { isList, isObject, type JsonObject, type JsonValue, toLabel } from '../openapi/json-value.js'
export { isJsonType, type MediaType, sampledFormat } from '../openapi/nouns/media-type.js'
export { type Operation, readOperation } from '../openapi/nouns/operation.js'
export type { Parameter } from '../openapi/nouns/parameter.js'
export {
  type Flow,
  type RequiredScheme,
  readSecuritySchemes,
  type SecurityScheme,
} from '../openapi/nouns/security-scheme.js'
export { resolveServerUrl, type Server, sampleServerUrl } from '../openapi/nouns/server.js'
export { buildBody } from '../openapi/samples/build-body.js'
export { buildCredentials, locationOf, nameVariables } from '../openapi/samples/build-credentials.js'
export { buildRequest, type ParameterValue } from '../openapi/samples/build-request.js'
export { findFile, isFileBody, listProperties } from '../openapi/samples/find-file.js'
export type { FormPart, NameValue, SampleHttpRequest } from '../openapi/samples/sample-http-request.js'
export { SECRET_STYLES } from '../openapi/samples/secret-styles.js'
export { writeCurl } from '../openapi/samples/write-curl.js'
export { ownName } from '../openapi/schema/label-type.js'
export { readSchema } from '../openapi/schema/read-schema.js'
export type { Schema, SchemaSource, Variants } from '../openapi/schema/schema.js'
