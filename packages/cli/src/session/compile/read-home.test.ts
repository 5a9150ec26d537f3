import { expect, it } from 'vitest'
import { describeSource } from '../../read/read-source.js'
import { readHome } from './read-home.js'

function read(fields: string) {
  const text = `---\n${fields}\n---\n`
  return readHome(describeSource({ path: 'a.md', text, hash: '', version: 'current', locale: 'en' }).value)
}

it('has the position of each field', () => {
  const home = read('layout: home\nhero:\n  title: A\n  actions:\n    - { text: Go, link: b.md }')
  expect(home?.hero).toMatchObject({ title: 'A', actions: [{ text: 'Go', link: 'b.md' }] })
  expect(home?.positions).toMatchObject({
    'hero.title': { line: 4, column: 10 },
    'hero.actions.0.link': { line: 6, column: 25 },
  })
})

it('has the position of the first line in a block of text', () => {
  const home = read('layout: home\nhero:\n  code: |\n    ```js\n    a\n    ```\n')
  expect(home?.positions['hero.code']).toEqual({ line: 5, column: 5 })
})

it('has the title of the page by default', () => {
  expect(read('layout: home\ntitle: Start\nhero: { tagline: A sentence. }')?.hero?.title).toBe('Start')
})

it('is absent without these fields, and on other pages', () => {
  expect(read('layout: home')).toBeUndefined()
  expect(read('hero: { title: A }')).toBeUndefined()
})
