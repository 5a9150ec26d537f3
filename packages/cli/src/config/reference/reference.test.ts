import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { renderConfigReference, renderFrontMatterReference } from './reference.js'

const manual = fileURLToPath(new URL('../../../../../docs/docs/reference/', import.meta.url))

describe("the manual's reference pages", () => {
  it('configuration.md matches the schema', async () => {
    await expect(renderConfigReference()).toMatchFileSnapshot(`${manual}configuration.md`)
  })

  it('front-matter.md matches the schema', async () => {
    await expect(renderFrontMatterReference()).toMatchFileSnapshot(`${manual}front-matter.md`)
  })

  it('describe every field', () => {
    expect(renderConfigReference()).not.toMatch(/\|\s+\|\n/)
    expect(renderFrontMatterReference()).not.toMatch(/\|\s+\|\n/)
  })
})
