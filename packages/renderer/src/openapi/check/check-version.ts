import type { Problem } from '../api-problem.js'
import { childNode, rootNode } from '../document-node.js'
import { isAsyncapi } from '../events/event-entry.js'
import { isObject, type JsonObject, type JsonValue, toLabel } from '../json-value.js'

/** Checks that docgen supports the version of the description. */
export function checkVersion(document: JsonObject): readonly Problem[] {
  const { openapi, swagger, swaggerVersion, asyncapi } = document
  const old = swagger ?? swaggerVersion
  if (isAsyncapi(document)) return []
  if (asyncapi !== undefined && openapi === undefined) {
    return [
      {
        code: 'api-old-version',
        severity: 'error',
        pointer: '/asyncapi',
        message: `this is a description of AsyncAPI ${toLabel(asyncapi)}, but docgen reads AsyncAPI 3`,
        hint: 'Convert it, for example with npx @asyncapi/cli convert <file> --output=<new file> --target-version=3.0.0',
      },
    ]
  }
  if (old !== undefined) {
    return [
      {
        code: 'api-old-version',
        severity: 'error',
        pointer: swagger === undefined ? '/swaggerVersion' : '/swagger',
        message: `this is a description of Swagger ${toLabel(old)}, but docgen reads Swagger 2.0 and OpenAPI 3`,
        hint: 'Convert it to OpenAPI 3, for example at https://converter.swagger.io',
      },
    ]
  }
  if (/^3\.[012](?:\.|$)/.test(String(openapi ?? ''))) return []
  const report = (pointer: string, message: string, hint: string): readonly Problem[] => [
    { code: 'api-unknown-version', severity: 'error', pointer, message, hint },
  ]
  const other = nameOtherFormat(document)
  if (openapi === undefined && other !== undefined) {
    const hint = 'Name an OpenAPI or AsyncAPI description in `openapi`, or remove this entry'
    return report('', `this is ${other}, but docgen reads OpenAPI and AsyncAPI`, hint)
  }
  if (openapi === undefined) {
    const message = 'docgen cannot read this as an OpenAPI description: the field `openapi` is missing'
    return report('', message, 'Begin the file with `openapi: 3.1.0`')
  }
  const message = `docgen cannot read version ${JSON.stringify(openapi)} of OpenAPI`
  return report('/openapi', message, 'docgen reads 3.0, 3.1 and 3.2, such as `openapi: 3.1.0`')
}

/** The format of a file that is easily confused with an OpenAPI description; `undefined` if unknown. */
function nameOtherFormat(document: JsonObject): string | undefined {
  const { info, $schema: schema, arazzo, overlay, openrpc } = document
  if (arazzo !== undefined) return 'an Arazzo description'
  if (overlay !== undefined) return 'an OpenAPI overlay'
  if (openrpc !== undefined) return 'an OpenRPC description'
  if (isObject(info) && mentionsSite(childNode(rootNode(document), 'info', 'schema').value, 'postman')) {
    return 'a Postman collection'
  }
  return mentionsSite(schema, 'json-schema.org') ? 'a JSON Schema' : undefined
}

function mentionsSite(url: JsonValue | undefined, site: string): boolean {
  return typeof url === 'string' && url.includes(site)
}
