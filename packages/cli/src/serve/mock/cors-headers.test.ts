import { expect, it } from 'vitest'
import { corsHeaders } from './cors-headers.js'

const names = new Set(['laptop.local'])
const cors = (origin: string | undefined, origins: readonly string[] = [], headers = {}) =>
  corsHeaders({ ...(origin !== undefined && { origin }), ...headers }, { names, origins, exposed: ['x-total'] })

it.each([
  'http://localhost:3000',
  'https://127.0.0.1',
  'http://docs.localhost',
  'http://[::1]:80',
  'http://laptop.local',
])('lets pages of this machine read responses: %s', (origin) => {
  expect(cors(origin)).toEqual({
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-total',
  })
})

it('lets other pages read responses only if the user allows it', () => {
  const origin = 'https://docs.example.com'
  expect(cors(origin)).toEqual({ vary: 'origin' })
  expect(cors('null')).toEqual({ vary: 'origin' })
  expect(cors(origin, [origin])['access-control-allow-origin']).toBe(origin)
  expect(cors('null', ['*'])['access-control-allow-origin']).toBe('null')
  expect(cors(undefined, ['*'])).toEqual({})
})

it('allows what a preflight request asks for', () => {
  const headers = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'x-key',
    'access-control-request-private-network': 'true',
  }
  expect(cors('http://localhost', [], headers)).toMatchObject({
    'access-control-allow-methods': 'PUT',
    'access-control-allow-headers': 'x-key',
    'access-control-allow-private-network': 'true',
  })
})
