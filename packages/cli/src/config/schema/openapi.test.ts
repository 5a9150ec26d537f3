import { expect, it } from 'vitest'
import { openapiSchema } from './openapi.js'

it('normalizes routes, and a single earlier version to a list', () => {
  const entry = { path: 'a.yaml', routeBasePath: 'api/', slug: '/pets/', changelog: { since: 'v1.0' } }
  const [api] = openapiSchema.parse([entry])
  expect(api).toMatchObject({ routeBasePath: '/api', slug: 'pets', changelog: { since: ['v1.0'] }, tryIt: false })
})

it('rejects a Git reference that Git would read as an option', () => {
  const entry = { path: 'a.yaml', routeBasePath: '/api', changelog: { since: '--output=x' } }
  expect(openapiSchema.safeParse([entry]).success).toBe(false)
})
