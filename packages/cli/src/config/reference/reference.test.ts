import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { configReference, frontMatterReference } from './reference.js'

const manual = fileURLToPath(new URL('../../../../../docs/docs/reference/', import.meta.url))

describe("the manual's reference pages", () => {
  it('configuration.md matches the schema', async () => {
    await expect(configReference()).toMatchFileSnapshot(`${manual}configuration.md`)
  })

  it('front-matter.md matches the schema', async () => {
    await expect(frontMatterReference()).toMatchFileSnapshot(`${manual}front-matter.md`)
  })

  it('describe every field', () => {
    expect(configReference()).not.toMatch(/\|\s+\|\n/)
    expect(frontMatterReference()).not.toMatch(/\|\s+\|\n/)
  })
})
