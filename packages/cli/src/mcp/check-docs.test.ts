import { expect, it } from 'vitest'
import { SEARCH_MANIFEST_FILE } from '../search/search-manifest.js'
import { checkDocs } from './check-docs.js'

async function check(read: (file: string) => Promise<string | undefined>): Promise<readonly string[]> {
  return (await checkDocs({ location: 'https://docs.example.com/', read })).map(({ message }) => message)
}

it('accepts a site with an index and Markdown', async () => {
  expect(await check(async () => '{}')).toEqual([])
})

it('names what a site lacks', async () => {
  expect(await check(async (file) => (file === SEARCH_MANIFEST_FILE ? '{}' : undefined))).toEqual([
    'https://docs.example.com/ has no pages as Markdown',
  ])
  expect(await check(async () => undefined)).toHaveLength(2)
})

it('says why a site cannot be read', async () => {
  const refuse = async () => {
    throw new Error('the connection was refused')
  }
  expect(await check(refuse)).toEqual(['the site cannot be read: the connection was refused'])
})
