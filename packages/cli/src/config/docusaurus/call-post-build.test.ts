import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { callPostBuild } from './call-post-build.js'
import { createLoadContext } from './load-context.js'
import type { Lifecycle } from './open-plugins.js'

async function call(postBuild: Lifecycle, { isLoaded = true } = {}) {
  const context = createLoadContext(createTestFolder(), 'docusaurus.config.js', {})
  const plugin = {
    use: { name: 'own', options: { value: undefined, path: [] } },
    name: 'own',
    id: 'x',
    methods: { postBuild },
  }
  const opened = { context, plugins: [plugin], contentUses: [] }
  const page = { kind: 'doc', route: '/a', href: '/a', file: 'a.html', title: 'A', readHtml: async () => '<p>A' }
  const site = { pages: [page, { ...page, file: 'b.html', readHtml: async () => undefined }] }
  const { files, findings } = await callPostBuild(
    opened as never,
    new Map(isLoaded ? [[plugin, 'content']] : []),
    site as never,
  )
  expect(existsSync(context.outDir)).toBe(false)
  return {
    files: files.map(({ file, content }) => [file, String(content)]),
    messages: findings.map(({ message }) => message),
  }
}

it('collects the files that plugins add to a folder with the pages', async () => {
  const seen: unknown[] = []
  const { files, messages } = await call((site) => {
    const { outDir, content, routesPaths } = Object(site)
    seen.push(existsSync(join(outDir, 'a.html')), existsSync(join(outDir, 'b.html')), content, routesPaths)
    writeFileSync(join(outDir, 'feed.txt'), 'feed')
  })
  expect(seen).toEqual([true, false, 'content', expect.arrayContaining(['/a'])])
  expect(files).toEqual([['feed.txt', 'feed']])
  expect(messages).toEqual([])
})

it('warns of changed pages, and of plugins that throw', async () => {
  const changed = await call((site) => writeFileSync(join(Object(site).outDir, 'a.html'), 'other'))
  expect(changed.files).toEqual([])
  expect(changed.messages).toEqual([
    'postBuild of a Docusaurus plugin changes the page a.html: docgen ignores these changes',
  ])
  const failed = await call(() => {
    throw new Error('no')
  })
  expect(failed.messages).toEqual(['the Docusaurus plugin own: its postBuild threw: no'])
})

it('does not call a plugin whose content could not be loaded', async () => {
  const fail = (): never => {
    throw new Error('called')
  }
  expect(await call(fail, { isLoaded: false })).toEqual({ files: [], messages: [] })
})
