import { expect, it, vi } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import { chooseAlternative, chooseBody, samplesUrl } from './choose-body.js'

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

function openSamples(url?: string): HTMLSelectElement {
  openPage(
    `<div class="api-samples"><div class="sample">
    <select>${[0, 1, 2].map((value) => `<option value="${value}">${value}</option>`).join('')}</select>
    <div class="tabs" data-tab-group="code-samples">
    <input class="tab-radio" value="curl"><label></label><div class="tab-panel"><pre><code>first</code></pre></div>
    <input class="tab-radio" value="ruby"><label></label><div class="tab-panel"><pre><code>mine</code></pre></div>
    </div></div></div>`,
    url,
  )
  return find<HTMLSelectElement>('select')
}

const codes = () => [...document.querySelectorAll('code')].map((code) => code.innerHTML)

it('shows the samples of another body and of the first again, and loads them once', async () => {
  const select = openSamples()
  const load = vi.fn(async () => Response.json([{ curl: '<span>two\n</span>' }, { curl: '<b>three</b>' }]))
  vi.stubGlobal('fetch', load)
  for (const [value, expected] of [
    ['1', '<span>two\n</span>'],
    ['2', '<b>three</b>'],
    ['0', 'first'],
  ] as const) {
    select.value = value
    await chooseBody(select, parse)
    expect(codes()).toEqual([expected, 'mine'])
  }
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows the samples of an alternative of authentication with the chosen body', async () => {
  const select = openSamples('https://docs.test/auth')
  vi.stubGlobal('fetch', async () => Response.json(['b', 'c', 'A', 'B', 'C'].map((curl) => ({ curl }))))
  const seen: unknown[] = []
  for (const [body, alternative] of [
    ['1', 0],
    ['1', 1],
    ['0', 1],
    // The description has more alternatives than samples.
    ['0', 2],
    ['2', 0],
  ] as const) {
    await chooseAlternative(alternative, parse)
    select.value = body
    await chooseBody(select, parse)
    seen.push(codes()[0])
  }
  expect(seen).toEqual(['b', 'B', 'A', 'first', 'c'])
})

it('keeps the samples if the reader has chosen another body meanwhile, or the page is gone', async () => {
  const select = openSamples()
  vi.stubGlobal('fetch', async () => Response.json([{ curl: 'two' }]))
  select.value = '1'
  const choosing = chooseBody(select, parse)
  select.value = '0'
  await choosing
  expect(codes()).toEqual(['first', 'mine'])
})

it('rejects if the samples can not be loaded, and tries again', async () => {
  const select = openSamples('https://docs.test/other')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  select.value = '1'
  await expect(chooseBody(select, parse)).rejects.toThrow('404')
  vi.stubGlobal('fetch', async () => Response.json([{ curl: 'two' }]))
  await chooseBody(select, parse)
  expect(codes()).toEqual(['two', 'mine'])
})

it.each(['/api/a', '/api/a/', '/api/a.html', '/api/a/index.html'])('finds the file next to %s', (path) => {
  expect(samplesUrl(path)).toBe('/api/a.samples.json')
})
