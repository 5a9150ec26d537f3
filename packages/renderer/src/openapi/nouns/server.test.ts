import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import { readServers, resolveServerUrl } from './server.js'

it('puts the defaults of variables into the address', () => {
  const [server] = readServers(
    rootNode({
      servers: [
        {
          url: 'https://{host}:{port}/{none}/',
          variables: { host: { default: 'a.example' }, port: { default: 8443, enum: [443, 8443] } },
        },
      ],
    }),
  )
  expect(server && resolveServerUrl(server)).toBe('https://a.example:8443/{none}')
  expect(server?.variables[1]?.values).toEqual(['443', '8443'])
})

it('stands at the root where it has no address', () => {
  expect(readServers(rootNode({ servers: [{}] }))[0]?.url).toBe('/')
  expect(readServers(rootNode({ servers: 7 }))).toEqual([])
})
