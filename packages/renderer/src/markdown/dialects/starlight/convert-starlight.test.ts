import { describe, expect, it } from 'vitest'
import { loadDialects } from '../load-dialects.js'

const ROOTS = ['src/content/docs', 'src/content/docs/fr']
const convert = async (text: string, path = 'src/content/docs/a.mdx') =>
  (await loadDialects(['starlight'], ROOTS))(text, path)

describe('front matter', () => {
  it.each([
    [
      'sidebar:\n  order: 2\n  label: Short\n  hidden: true',
      'sidebar_position: 2\nsidebar_label: Short\nunlisted: true',
    ],
    ['sidebar: { order: -1, label: "A, b" }', 'sidebar_position: -1\nsidebar_label: "A, b"'],
    ['tableOfContents: false', 'hide_table_of_contents: true'],
    [
      'tableOfContents:\n  minHeadingLevel: 1\n  maxHeadingLevel: 4',
      'toc_min_heading_level: 2\ntoc_max_heading_level: 4',
    ],
    ['editUrl: false', 'custom_edit_url: null'],
    ['editUrl: https://a.example/b', 'custom_edit_url: https://a.example/b'],
    ['editUrl: true', ''],
    ['lastUpdated: 2026-01-02', 'last_update:\n  date: 2026-01-02'],
    ['lastUpdated: false', ''],
    ['prev: false\nnext: true', 'pagination_prev: null'],
    ['template: splash', 'hide_table_of_contents: true\ndisplayed_sidebar: null'],
    ['template: doc', ''],
    ['topic: api', 'displayed_sidebar: "api"'],
    ['slug: b/c', 'slug: "/b/c"'],
    ['title: T\nlayout: x\ntags: [a]', 'title: T\ntags: [a]'],
  ])('converts %j', async (fields, expected) => {
    const { text, dropped } = await convert(`---\n${fields}\n---\nBody`)
    expect(text.split('---\n')[1]?.trim()).toBe(expected)
    expect(dropped).toEqual([])
  })

  it('reports what docgen does not have, with its line', async () => {
    const { text, dropped } = await convert(
      '---\ntitle: T\nhead:\n  - tag: title\nprev: Back\nsidebar:\n  badge: New\n  attrs:\n    x: y\n---\nBody',
    )
    expect(text).toBe('---\ntitle: T\n---\nBody')
    expect(dropped.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
      '3 head in the front matter',
      '5 text and link of prev and next in the front matter',
      '7 badge of sidebar in the front matter',
      '8 attrs of sidebar in the front matter',
    ])
  })

  it('writes slugs in lower case, below the folder of the language', async () => {
    const slugOf = async (path: string, fields = 'title: T') =>
      /slug: (.*)/.exec((await convert(`---\n${fields}\n---\n`, path)).text)?.[1]
    expect(await slugOf('src/content/docs/Big Page.md')).toBe('"/big-page"')
    expect(await slugOf('src/content/docs/guide/guide.md')).toBe('"/guide/guide"')
    expect(await slugOf('src/content/docs/guide/index.md')).toBeUndefined()
    expect(await slugOf('src/content/docs/Guide/index.md')).toBe('"/guide"')
    expect(await slugOf('src/content/docs/fr/a.md', 'slug: fr/b')).toBe('"/b"')
    expect(await slugOf('src/content/docs/fr/a.md', 'slug: fr')).toBe('"/"')
    expect((await convert('Text', 'src/content/docs/README.md')).text).toBe('---\nslug: "/readme"\n---\nText')
  })

  it('converts a hero, with its image and its actions', async () => {
    const { text } = await convert(
      '---\ntitle: T\nhero:\n  title: Big\n  tagline: >-\n    Two\n    lines\n  image: { dark: ~/a.png, light: ../b.png }\n  actions:\n    - text: Go\n      link: /a/\n      icon: right-arrow\n      attrs:\n        rel: me\n    - link: /b/\n---\n',
    )
    expect(text).toBe(
      '---\nlayout: home\ntitle: T\nhero:\n  title: Big\n  tagline: >-\n    Two\n    lines\n  image:\n    dark: "../../a.png"\n    light: "../b.png"\n    alt: ""\n  actions:\n    - text: "Go"\n      link: "/a/"\n      icon: "lucide:arrow-right"\n---\n',
    )
  })

  it('shows a banner as a note, and finds front matter below blank lines', async () => {
    const { text } = await convert('\n\n---\ntitle: T\nbanner:\n  content: |\n    One\n    <b>two</b>\n---\nBody')
    expect(text).toBe('---\ntitle: T\n---\n:::note{title=""}\nOne <b>two</b>\n:::\n\nBody')
  })
})

describe('code', () => {
  it.each([
    ['js title="a.js" {1,3-5}', 'js title="a.js" {1,3-5}'],
    ['js {"One":1-2} ins={3} del={4-5} mark={6}', 'js {1-2} ins={3} del={4-5} {6}'],
    ['js "word" /re+/ ins="x" del=/y/', 'js'],
    ['js frame="none" wrap=false preserveIndent=false', 'js'],
    ['js wrap showLineNumbers=false', 'js wrap'],
    ['js showLineNumbers startLineNumber=5 collapse={1-3}', 'js showLineNumbers=5'],
    ['diff lang="js"', 'js'],
    ['"word" {2}', 'txt {2}'],
    ['ansi', 'txt'],
    ['', ''],
  ])('converts the settings of %j', async (info, expected) => {
    expect((await convert(`\`\`\`${info}\na\n\`\`\``)).text).toBe(`\`\`\`${expected}\na\n\`\`\``)
  })

  it.each([
    ['ts', '// src/a.ts\n\nb', '```ts title="src/a.ts"\nb\n```'],
    ['html', '<!-- a.html -->\nb', '```html title="a.html"\nb\n```'],
    ['css', '/* a.css */\nb', '```css title="a.css"\nb\n```'],
    ['yaml', '# see example.com\nb', '```yaml\n# see example.com\nb\n```'],
    ['js', '// version 1.2\nb', '```js\n// version 1.2\nb\n```'],
    ['sh', '# a.sh\nb', '```sh\n# a.sh\nb\n```'],
    ['js title="x"', '// a.js\nb', '```js title="x"\n// a.js\nb\n```'],
  ])('reads the name of the file in %s', async (info, code, expected) => {
    expect((await convert(`\`\`\`${info}\n${code}\n\`\`\``)).text).toBe(expected)
  })

  it.each([
    ['diff lang="js" title="a.js"', 'js title="a.js" ins={1}'],
    ['diff', 'diff ins={1}'],
    ['diff lang="shellscript" {2}', 'sh {2} ins={1}'],
  ])('marks the lines of %s', async (info, expected) => {
    expect((await convert(`\`\`\`${info}\n+a\n b\n\`\`\``)).text).toBe(`\`\`\`${expected}\na\nb\n\`\`\``)
  })

  it('reports marked words and labels', async () => {
    const { dropped } = await convert('```js "a" {"One":1} collapse={2}\na\n```')
    expect(dropped.map(({ kind }) => kind)).toEqual([
      'marks of words in code',
      'labels of marked lines',
      'collapsed lines of code',
    ])
  })
})

it('replaces aliases in images and imports, and icons of asides, except in code', async () => {
  const { text } = await convert(
    'import a from \'~/a.png\'\n\n![b](@/b.svg)\n\n:::note[T]{icon="star"}\nx\n:::\n\n```md\n![b](~/b.png)\n```\n',
  )
  expect(text).toBe(
    "import a from '../../a.png'\n\n![b](../../b.svg)\n\n:::note[T]\nx\n:::\n\n```md\n![b](~/b.png)\n```\n",
  )
})
