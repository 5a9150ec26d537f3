import { expect, it } from 'vitest'
import { DocsError } from './docs-request.js'
import { MAX_ANSWER_LENGTH, openDocs } from './open-docs.js'

const LIST = `# Kit

## Guides

- [Start](https://docs.example/start.md): First.
- [Pay](https://docs.example/pay.md)

## API

- [Get an order](https://docs.example/api/get-order.md): \`GET /orders/{id}\`
- [Get a list](https://docs.example/api/list.md): \`GET /lists/{id}\`
`

function open(files: Readonly<Record<string, string>> = {}) {
  const all: Readonly<Record<string, string>> = {
    'llms.txt': LIST,
    'index.md': '# Home',
    'start.md': '# Start',
    'guide/a b.md': '# A b',
    'api/get-order.md': '# Get',
    ...files,
  }
  return openDocs({ location: '/site', read: async (file) => (Object.hasOwn(all, file) ? all[file] : undefined) })
}

it.each([
  ['https://docs.example/start', '# Start'],
  ['/start.html', '# Start'],
  ['start/', '# Start'],
  ['start/index.html?x#part', '# Start'],
  ['http://localhost:3000/start', '# Start'],
  ['http://[::1]:3000/start', '# Start'],
  ['guide/a b', '# A b'],
  ['/guide/a%20b.md', '# A b'],
  ['/', '# Home'],
  ['', '# Home'],
])('finds the page %j', async (page, text) => {
  expect(await open().getPage(page, 0, {})).toBe(text)
})

it.each([['none'], ['../start'], ['/%2e%2e/secret'], ['x'.repeat(5000)]])('has no page %s', async (page) => {
  await expect(open().getPage(page, 0, {})).rejects.toThrow(DocsError)
})

it('rejects the URL of another host, and names the own one', async () => {
  const message = 'There is no page "https://other.example/start" on https://docs.example.'
  await expect(open().getPage('https://other.example/start', 0, {})).rejects.toThrow(message)
  const text = LIST.replaceAll('docs.example/', 'docs.example/kit/')
  const deployed = openDocs({ location: 'https://preview.example/', read: async () => text })
  expect(await deployed.getPage('https://preview.example/start', 0, {})).toBe(text)
})

it('reports a site without Markdown', async () => {
  const docs = openDocs({ location: '/site', read: async () => undefined })
  await expect(docs.getPage('a', 0, {})).rejects.toThrow('/site has no pages as Markdown: switch on llms.pages')
  await expect(docs.listPages({ offset: 0, limit: 9 }, {})).rejects.toThrow('There is no llms.txt in /site')
})

it('cuts long pages, and continues at an offset', async () => {
  const text = `${'x'.repeat(MAX_ANSWER_LENGTH)}end`
  const docs = open({ 'long.md': text })
  const first = await docs.getPage('long', 0, {})
  expect(first.endsWith(`\n\n[3 more characters: call again with offset ${MAX_ANSWER_LENGTH}]`)).toBe(true)
  expect(await docs.getPage('long', MAX_ANSWER_LENGTH, {})).toBe('end')
  await expect(docs.getPage('long', text.length, {})).rejects.toThrow('The page has only 50003 characters.')
})

it('lists pages by section, also those of further files, in parts', async () => {
  const parts = {
    'llms.txt': `${LIST}\n- [More](https://docs.example/llms/more.txt)\n`,
    'llms/more.txt': '## More\n\n- [Z](https://docs.example/z.md)\n',
  }
  const docs = open(parts)
  const all = await docs.listPages({ offset: 0, limit: 9 }, {})
  expect(all).toContain('## API\n\n- [Get an order](https://docs.example/api/get-order.md): `GET /orders/{id}`')
  expect(all).toContain('- [Z](https://docs.example/z.md)\n')
  const guides = await docs.listPages({ section: ' guides', offset: 0, limit: 1 }, {})
  expect(guides).toContain('[Start]')
  expect(guides).not.toContain('[Pay]')
  expect(guides).toContain('set offset to 1')
  expect(await docs.listPages({ section: 'Guides', offset: 1, limit: 9 }, {})).toContain('[Pay]')
})

it('finds an operation, or lists those that match', async () => {
  const docs = open()
  expect(await docs.getOperation('GET /orders/{id}', 0, {})).toBe('# Get')
  await expect(docs.getOperation('DELETE /orders', 0, {})).rejects.toThrow('There is no API operation "DELETE /orders"')
  const double = open({ 'llms.txt': LIST.replace('Get a list', 'Get an order') })
  expect(await double.getOperation('get an order', 0, {})).toContain('Several operations match.')
})

it('passes on why the search cannot be opened', async () => {
  await expect(open().search('x', 3, {})).rejects.toThrow(DocsError)
})
