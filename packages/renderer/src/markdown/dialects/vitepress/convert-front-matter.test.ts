import { expect, it } from 'vitest'
import { loadDialects } from '../load-dialects.js'

const convert = async (fields: string): Promise<string> => {
  const { text } = (await loadDialects(['vitepress']))(`---\n${fields}\n---\n`, 'docs/a.md')
  return text.slice(4, -5)
}

it.each([
  ['outline: deep', 'toc_min_heading_level: 2\ntoc_max_heading_level: 6'],
  ['outline: [2, 3]', 'toc_min_heading_level: 2\ntoc_max_heading_level: 3'],
  ['outline:\n  - 3\n  - 4', 'toc_min_heading_level: 3\ntoc_max_heading_level: 4'],
  ['outline: false', 'hide_table_of_contents: true'],
  ['aside: false', 'hide_table_of_contents: true'],
  ['aside: left', ''],
  ['sidebar: false', 'displayed_sidebar: null'],
  ['editLink: false', 'custom_edit_url: null'],
  ['prev: false\nnext: false', 'pagination_prev: null\npagination_next: null'],
  ['layout: page', 'hide_table_of_contents: true\ndisplayed_sidebar: null'],
  ['layout: page\nsidebar: false\naside: false', 'hide_table_of_contents: true\ndisplayed_sidebar: null'],
  ['outline: false\naside: false', 'hide_table_of_contents: true'],
  ['lastUpdated: 2024-01-02', 'last_update:\n  date: 2024-01-02'],
  ['title: A: b\ndescription: |\n  outline: deep', 'title: A: b\ndescription: |\n  outline: deep'],
])('converts %j', async (fields, expected) => expect(await convert(fields)).toBe(expected))

it('converts a home page', async () => {
  const fields = `layout: home
hero:
  name: Kit
  text: Docs
  tagline: Fast
  image:
    src: /logo.svg
    width: 100
  actions:
    - theme: brand
      text: Start
      link: /start
    - theme: alt
      text: ' '
      link: /other
features:
  - icon: 🛠️
    title: Simple
    details: >
      Long
    linkText: More
  - icon:
      src: /a.svg
    title: Small`
  expect(await convert(fields)).toBe(`layout: home
hero:
  title: "Kit<br>Docs"
  tagline: Fast
  image:
    src: /logo.svg
  actions:
    - text: Start
      link: /start
features:
  - icon: 🛠️
    title: Simple
    details: >
      Long
  - title: Small`)
})

it('shows a name in several lines above the title', async () => {
  expect(await convert('layout: home\nhero:\n  name: >\n    Kit\n    Set\n  text: Docs')).toBe(
    'layout: home\nhero:\n  eyebrow: >\n    Kit\n    Set\n  title: Docs',
  )
})

it('uses the name as the title if there is no text', async () => {
  expect(await convert("layout: home\nhero:\n  name: Kit\n  text: ''")).toBe('layout: home\nhero:\n  title: Kit')
})
