import { childNode, type DocumentNode, elementNodes, follow, rootNode } from '../document-node.js'
import { asText, isList, isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { isMethod } from '../operation-entry.js'
import {
  convertEach,
  convertParameter,
  convertResponse,
  convertSchema,
  keywordsSchema,
  styleOf,
} from './convert-part.js'
import { listTexts, listTypes, mapObject, rewriteReference, type SwaggerScope, under } from './swagger-scope.js'

const MULTIPART = 'multipart/form-data'
const FORMS: readonly string[] = [MULTIPART, 'application/x-www-form-urlencoded']

/** The parameters of an operation or path, by their position in OpenAPI 3. */
interface Parameters {
  /** The parameters that stay in `parameters`, with their old pointers. */
  readonly plain: readonly DocumentNode[]
  /** The body, with its reference resolved. */
  readonly body: DocumentNode | undefined
  /** The fields of a form, with their references resolved. */
  readonly form: readonly DocumentNode[]
}

/** Converts the operations and parameters of a path. */
export function convertPathItem(node: DocumentNode, scope: SwaggerScope): JsonValue {
  const { value } = node
  if (!isObject(value)) return value ?? null
  const shared = splitParameters(node)
  return mapObject(value, (each, key) => {
    const child = childNode(node, key)
    if (key === '$ref' && typeof each === 'string') return rewriteReference(each, 'path item', scope)
    if (key === 'parameters' && isList(each)) return convertParameters(shared, child.pointer, scope)
    return isMethod(key) && isObject(each) ? convertOperation(child, shared, scope) : each
  })
}

function splitParameters(node: DocumentNode): Parameters {
  const all = elementNodes(childNode(node, 'parameters')).map((each) => ({ each, target: follow(each) }))
  const targets = (location: string): readonly DocumentNode[] =>
    all.flatMap(({ target }) => (isObject(target.value) && target.value['in'] === location ? target : []))
  const moved = new Set([...targets('body'), ...targets('formData')])
  return {
    plain: all.flatMap(({ each, target }) => (moved.has(target) ? [] : each)),
    body: targets('body').at(-1),
    form: targets('formData'),
  }
}

function convertParameters({ plain }: Parameters, pointer: string, scope: SwaggerScope): readonly JsonValue[] {
  return plain.map((each, index) => {
    const to = under(pointer, index)
    if (to !== each.pointer) scope.origins[to] = each.pointer
    return convertParameter(each, to, scope)
  })
}

function convertOperation(node: DocumentNode, shared: Parameters, scope: SwaggerScope): JsonObject {
  const { parameters, consumes, produces, schemes, responses, ...rest } = node.value as JsonObject
  const ownParameters = splitParameters(node)
  const names = new Set(ownParameters.form.map(nameOf))
  const inputs = {
    body: ownParameters.body ?? shared.body,
    form: [...shared.form.filter((each) => !names.has(nameOf(each))), ...ownParameters.form],
  }
  const requestBody = convertBody(node, inputs, scope)
  const servers = listTexts(schemes).length > 0 ? listServers(node) : []
  return {
    ...rest,
    ...(ownParameters.plain.length > 0 && {
      parameters: convertParameters(ownParameters, childNode(node, 'parameters').pointer, scope),
    }),
    ...(requestBody && { requestBody }),
    ...(responses !== undefined && { responses: convertResponses(childNode(node, 'responses'), node, scope) }),
    ...(servers.length > 0 && { servers }),
  }
}

function nameOf({ value }: DocumentNode): string {
  return isObject(value) ? (asText(value['name']) ?? '') : ''
}

function convertBody(
  node: DocumentNode,
  { body, form }: Pick<Parameters, 'body' | 'form'>,
  scope: SwaggerScope,
): JsonObject | undefined {
  if (!body && form.length === 0) return undefined
  const to = under(node.pointer, 'requestBody')
  const types = listTypes(node, 'consumes')
  scope.origins[to] = (body ?? form[0])?.pointer ?? node.pointer
  const { name, in: _in, schema, 'x-example': _example, 'x-examples': _examples, ...rest } = objectOf(body)
  const isRequired = body ? rest['required'] : form.some((each) => objectOf(each)['required'] === true)
  return {
    ...rest,
    ...(isRequired === true && { required: true }),
    content: {
      ...(body && convertBodyContent(body, { types, to }, scope)),
      ...(form.length > 0 && convertForm(form, { types, to }, scope)),
    },
  }
}

interface BodyTarget {
  readonly types: readonly string[]
  readonly to: string
}

function convertBodyContent(body: DocumentNode, { types, to }: BodyTarget, scope: SwaggerScope): JsonObject {
  const schema = childNode(body, 'schema')
  const converted = schema.value === undefined ? keywordsSchema(body, scope) : convertSchema(schema, scope)
  const examples = objectOf(childNode(body, 'x-examples'))
  return Object.fromEntries(
    types.map((type) => {
      const at = under(to, 'content', type)
      scope.origins[`${at}/schema`] = schema.value === undefined ? body.pointer : schema.pointer
      const example = Object.hasOwn(examples, type) ? examples[type] : objectOf(body)['x-example']
      return [type, { schema: converted, ...(example !== undefined && { example }) }]
    }),
  )
}

/** Converts the fields of a form to properties of an object. */
function convertForm(form: readonly DocumentNode[], { types, to }: BodyTarget, scope: SwaggerScope): JsonObject {
  const declaredTypes = types.filter((type) => FORMS.includes(type))
  const hasFile = form.some((each) => objectOf(each)['type'] === 'file')
  const formTypes = declaredTypes.length > 0 ? declaredTypes : [hasFile ? FORMS[0] : FORMS[1]]
  const used = hasFile && formTypes.includes(MULTIPART) ? [MULTIPART] : formTypes
  const required = form.filter((each) => objectOf(each)['required'] === true).map(nameOf)
  const styles = form.flatMap((each) => {
    const style = styleOf(objectOf(each))
    return Object.keys(style).length === 0 ? [] : [[nameOf(each), style] as const]
  })
  const schema = {
    type: 'object',
    properties: Object.fromEntries(form.map((each) => [nameOf(each), convertField(each, scope)])),
    ...(required.length > 0 && { required }),
  }
  return Object.fromEntries(
    used.flatMap((type) => {
      if (type === undefined) return []
      const at = under(to, 'content', type, 'schema', 'properties')
      for (const each of form) scope.origins[under(at, nameOf(each))] = each.pointer
      return [[type, { schema, ...(styles.length > 0 && { encoding: Object.fromEntries(styles) }) }]]
    }),
  )
}

function convertField(node: DocumentNode, scope: SwaggerScope): JsonValue {
  const { description, example = objectOf(node)['x-example'] } = objectOf(node)
  return {
    ...(keywordsSchema(node, scope) as JsonObject),
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
  }
}

function objectOf(node: DocumentNode | undefined): JsonObject {
  return isObject(node?.value) ? node.value : {}
}

/** Converts responses. A shared response stays a reference, unless this operation responds with other media types. */
function convertResponses(node: DocumentNode, operation: DocumentNode, scope: SwaggerScope): JsonValue {
  if (!isObject(node.value)) return node.value ?? null
  const types = listTypes(operation, 'produces')
  const shared = listTypes(rootNode(node.document), 'produces')
  const isOther = types.length !== shared.length || types.some((type) => !shared.includes(type))
  return convertEach(node, (each) => {
    const target = follow(each)
    const isCopy = isOther && target.value !== undefined && childNode(target, 'schema').value !== undefined
    return convertResponse(isCopy ? target : each, each.pointer, { types, scope })
  })
}

/** The servers of a description or of an operation: host and path with each scheme. */
export function listServers(node: DocumentNode): readonly JsonObject[] {
  const root = objectOf(rootNode(node.document))
  const host = asText(root['host'])?.trim() ?? ''
  const path = asText(root['basePath'])?.trim() ?? ''
  if (host === '') return path === '' ? [] : [{ url: path }]
  const ownSchemes = listTexts(objectOf(node)['schemes'])
  const schemes = ownSchemes.length > 0 ? ownSchemes : listTexts(root['schemes'])
  const base = host + (path === '' || path.startsWith('/') ? path : `/${path}`)
  return (schemes.length > 0 ? schemes : ['https']).map((scheme) => ({ url: `${scheme}://${base.replace(/\/$/, '')}` }))
}
