import { expect, it } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import { fillSamples, showCode, showQuery } from './show-samples.js'

function openSamples(code: string): void {
  openPage(`<div class="endpoint"><code><span>https://a.test</span>/x</code></div>
    <div class="api-samples"><div class="sample">
    <input type="checkbox" data-url="https://a.test/x?limit=1"><pre><code>${code}</code></pre></div>
    <div class="sample statuses"><pre><code>https://a.test</code></pre></div></div>`)
}

const sample = () => find('.sample code').textContent

it('fills endpoint and request samples from their own texts each time', () => {
  openSamples('curl https://a.test/x <i>"$TOKEN"</i> $TOKEN_2')
  fillSamples([
    { from: 'https://a.test', to: 'https://b.test' },
    { from: '$TOKEN', to: 'abc', mask: '••' },
  ])
  expect(sample()).toBe('curl https://b.test/x "••" $TOKEN_2')
  expect(document.body.innerHTML).not.toContain('abc')
  expect(find('.endpoint').textContent).toBe('https://b.test/x')
  expect(find('.statuses').textContent).toContain('https://a.test')
  fillSamples([{ from: 'https://a.test', to: 'https://c.test' }])
  expect(sample()).toBe('curl https://c.test/x "$TOKEN" $TOKEN_2')
})

it('replaces code in several colors, and nothing in a credential', () => {
  openSamples('<b>"Bearer "</b> + os.<i>environ</i>[<b>"A"</b>] + os.<i>environ</i>[<b>"B"</b>]')
  fillSamples([
    { from: 'os.environ["A"]', to: 'a', mask: '"os.environ["B"]"' },
    { from: 'os.environ["B"]', to: '"b"', mask: 'B' },
  ])
  expect(sample()).toBe('"Bearer " + "os.environ["B"]" + B')
  expect(document.querySelectorAll('.console-secret')).toHaveLength(2)
})

it('removes the import of Go code that no longer reads a variable', () => {
  const secret = { from: 'os.Getenv("A")', to: '"a"', mask: '"os."' }
  openSamples('package main\n<i>\t"os"\n</i>\tf(os.Getenv("A"))')
  fillSamples([secret])
  expect(sample()).toBe('package main\n\tf("os.")')
  openSamples('package main\n\t<b>"os"</b>\n\tf(os.Getenv("A"), os.Getenv("B"))')
  fillSamples([secret])
  expect(sample()).toBe('package main\n\t"os"\n\tf("os.", os.Getenv("B"))')
})

it('adds the optional parameters before the server changes, and to later code', () => {
  openSamples('<b>curl</b> <i>https://a.test/x</i>')
  fillSamples([{ from: 'https://a.test', to: 'https://b.test' }])
  find<HTMLInputElement>('input').checked = true
  showQuery()
  expect(sample()).toBe("curl 'https://b.test/x?limit=1'")
  expect(find('.endpoint').textContent).toBe('https://b.test/x')
  showCode(find('.sample code'), [document.createTextNode('wget "https://a.test/x"')])
  expect(sample()).toBe('wget "https://b.test/x?limit=1"')
  find<HTMLInputElement>('input').checked = false
  showQuery()
  expect(sample()).toBe('wget "https://b.test/x"')
})
