import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SampleOptions } from './SampleOptions.js'

const text = (key: string, values?: Readonly<Record<string, unknown>>): string =>
  values ? `${key} ${Object.values(values)}` : key

function render(options: Parameters<typeof SampleOptions>[0]['options']): string {
  return renderToStaticMarkup(<SampleOptions text={text as never} options={options} />)
}

it('names each body by its media type and its example', () => {
  const html = render({
    bodies: [
      { mediaType: 'application/json', label: 'A cat', isOnly: false },
      { mediaType: 'application/json', label: '', isOnly: false },
      { mediaType: 'text/plain', label: '', isOnly: true },
    ],
  })
  expect([...html.matchAll(/<option value="(\d)"[^>]*>(.*?)<\/option>/g)].map(([, ...groups]) => groups)).toEqual([
    ['0', 'application/json: A cat'],
    ['1', 'application/json: theme.api.example.number 2'],
    ['2', 'text/plain'],
  ])
  expect(html).not.toContain('checkbox')
})

it('names a body without media type and label by its number', () => {
  const html = render({ bodies: [1, 2].map(() => ({ mediaType: '', label: '', isOnly: false })) })
  expect(html).toContain('theme.api.example.number 1')
})

it('has a checkbox for optional parameters', () => {
  const html = render({ bodies: [], query: 'https://a.test/b?limit=1' })
  expect(html).toContain('data-url="https://a.test/b?limit=1"')
  expect(html).not.toContain('<select')
})
