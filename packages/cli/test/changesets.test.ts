import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const config = JSON.parse(readFileSync(new URL('.changeset/config.json', root), 'utf8')) as { fixed: string[][] }

// `npx changeset version` refuses all changesets if one of them also names a package that is not released.
test('changesets name only packages that are released', () => {
  const released = config.fixed.flat()
  const folder = new URL('.changeset/', root)
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const wrong = names.filter((name) => {
    const [, head = ''] = readFileSync(new URL(name, folder), 'utf8').split(/^---$/m)
    const packages = [...head.matchAll(/^['"]([^'"]+)['"]: *(?:patch|minor|major)$/gm)].map(([, found]) => found ?? '')
    return packages.length === 0 || packages.some((found) => !released.includes(found))
  })
  expect(wrong).toEqual([])
})
