import { expect, it, vi } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
// Loads what the options import, which takes time.
import '../samples/update-samples.js'
import { installSampleOptions } from './sample-options.js'

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

function openSamples(checked = '', url = 'https://docs.test/sample-options'): void {
  openPage(
    `<div class="api-samples"><div class="sample"><p class="sample-options">
    <select><option value="0">a</option><option value="1">b</option></select>
    <input type="checkbox" data-url="https://a.test/x?a=1"${checked}></p>
    <pre><code>"https://a.test/x"</code></pre></div></div>`,
    url,
  )
}

const sample = () => find('.sample code').textContent

it('changes the samples when the reader changes an option', async () => {
  openSamples()
  installSampleOptions(parse)
  expect(sample()).toBe('"https://a.test/x"')
  find<HTMLInputElement>('input').click()
  await vi.waitFor(() => expect(sample()).toBe('"https://a.test/x?a=1"'))
})

it('changes the samples by options that the reader has changed before', async () => {
  openSamples(' checked')
  installSampleOptions(parse)
  await vi.waitFor(() => expect(sample()).toBe('"https://a.test/x?a=1"'))
})

it('says so if samples can not be loaded', async () => {
  openSamples('', 'https://docs.test/without-samples')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  installSampleOptions(parse)
  const select = find<HTMLSelectElement>('select')
  select.selectedIndex = 1
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(document.querySelector('.sample-options + .problem')).not.toBeNull())
})
