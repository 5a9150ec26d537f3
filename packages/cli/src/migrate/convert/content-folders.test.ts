import { expect, it } from 'vitest'
import { listContentFolders, removeCode } from './content-folders.js'

const plugin = (name: string, value: unknown = {}) => ({ name, options: { value, path: [] } })

it('lists the folders of content plugins once, with those of older versions', () => {
  const plugins = [
    plugin('@docusaurus/plugin-content-docs'),
    plugin('@docusaurus/plugin-content-docs', { id: 'api', path: 'api' }),
    plugin('@docusaurus/plugin-content-blog'),
    plugin('@docusaurus/plugin-content-pages', false),
  ]
  expect(listContentFolders(plugins)).toEqual([
    'docs',
    'api',
    'blog',
    'src/pages',
    'versioned_docs',
    'api_versioned_docs',
    'i18n',
  ])
})

it.each([
  ['a\n```html\n<form>\n```\nb', 'a\n\nb'],
  ['a `<form>` ``<a ` b>`` c', 'a   c'],
  ['a <!-- <form> --> b {/* <form> */} c', 'a  b  c'],
  ['~~~\n<form>', ''],
  ['a `b\n\nc` d', 'a `b\n\nc` d'],
  ['<form>', '<form>'],
])('removes code and comments from %j', (text, expected) => {
  expect(removeCode(text)).toBe(expected)
})
