import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrokenCase } from './broken-case.js'
import { addPage } from './broken-site.js'

const OPERATION =
  '    get: { operationId: get-order, summary: Get an order, responses: { 200: { description: Fine } } }\n'

/** Guides and settings that do not fit the API descriptions of their site. */
export const brokenApiLinks: Readonly<Record<string, BrokenCase>> = {
  'api-operation-gone': site('See [an order](api:get-odrer).'),
  'api-operation-of-no-api': site('See [an order](api:partners/get-order).'),
  'api-operation-without-the-anchor': site('See [an order](api:get-order#response-500).'),
  'api-link-without-any-api': { make: () => addPage('# Page\n\nSee [an order](api:get-order).\n') },
  'api-routes-over-each-other': site(
    'Nothing.',
    "{ path: 'openapi.yaml', routeBasePath: '/api' }, { path: 'other.yaml', routeBasePath: 'api/' }",
  ),
  'api-route-over-a-page': site('Nothing.', "{ path: 'openapi.yaml', routeBasePath: '/guide' }", '/setup'),
  'api-servers-without-a-host': {
    make: () => {
      const copy = site('Nothing.').make()
      const servers = ['/v1', 'https://{region}.example.com'].map((url) => `      servers: [{ url: '${url}' }]\n`)
      const operations = ['get', 'post'].map((method, index) => {
        const responses = "      responses: { '200': { description: Fine } }\n"
        return `    ${method}:\n      operationId: ${method}-order\n${servers[index] ?? ''}${responses}`
      })
      const info = "openapi: 3.1.0\ninfo: { title: Orders, version: '1' }\n"
      writeFileSync(join(copy.siteDir, 'openapi.yaml'), `${info}paths:\n  /orders:\n${operations.join('')}`)
      return copy
    },
  },
}

function site(text: string, apis = "{ path: 'openapi.yaml', routeBasePath: '/api' }", id = ''): BrokenCase {
  return {
    make: () => {
      const copy = addPage(`# Page\n\n${text}\n`)
      const operation = id === '' ? OPERATION : OPERATION.replace('get-order', 'setup')
      const description = `openapi: 3.1.0\ninfo: { title: Orders, version: '1' }\npaths:\n  /orders:\n${operation}servers: [{ url: https://api.example.com }]\n`
      writeFileSync(join(copy.siteDir, 'openapi.yaml'), description)
      writeFileSync(join(copy.siteDir, 'other.yaml'), description.replace('Orders', 'Others'))
      const config = `export default {\n  title: 'Base',\n  url: 'https://docs.example.com',\n  openapi: [${apis}],\n}\n`
      writeFileSync(join(copy.siteDir, 'site.config.ts'), config)
      return copy
    },
  }
}
