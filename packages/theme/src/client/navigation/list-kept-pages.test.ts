import { expect, it } from 'vitest'
import { listKeptPages } from './list-kept-pages.js'
import type { LoadedPage } from './page-loader.js'

const page = (path: string): LoadedPage => ({ html: '', url: new URL(path, 'https://docs.test') })

it('lists loaded pages, the last one first, without those that are loading or have failed', async () => {
  const pages = [
    Promise.resolve(page('/a')),
    new Promise<LoadedPage>(() => {}),
    Promise.reject<LoadedPage>(new Error('offline')),
    Promise.resolve(page('/b')),
  ]
  const kept = await listKeptPages({ kept: () => pages, load: async () => page('/') })
  expect(kept.map(({ url }) => url.pathname)).toEqual(['/b', '/a'])
})
