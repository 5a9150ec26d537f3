import { expect, it, vi } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import { BrowserCode } from './BrowserCode.js'

/** Hydrates code in a page whose slot has some HTML; returns a function that renders it again. */
async function hydrate(html: string, code: string) {
  openPage(`<div><slot name="code">${html}</slot></div>`)
  const { hydrateRoot } = await import('react-dom/client')
  const { flushSync } = await import('react-dom')
  const onPatch = vi.fn()
  document.addEventListener('docgen:patched', onPatch)
  const root = flushSync(() => hydrateRoot(find('div'), <BrowserCode code={code} language="ts" />))
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { onPatch, render: (next: string) => flushSync(() => root.render(<BrowserCode code={next} language="ts" />)) }
}

it('keeps the highlighted code of the page as long as the code is the same', async () => {
  const { onPatch, render } = await hydrate('<pre><b>const</b> a</pre>', 'const a')
  render('const a')
  expect([find('slot').innerHTML, onPatch.mock.calls.length]).toEqual(['<pre><b>const</b> a</pre>', 0])
})

it('shows other code plainly, and asks for its buttons', async () => {
  const { onPatch, render } = await hydrate('<pre>const a</pre>', 'const a')
  render('a < b')
  expect(find('slot').innerHTML).toBe(
    '<figure class="code-frame"><pre><code class="language-ts">a &lt; b</code></pre></figure>',
  )
  expect(onPatch).toHaveBeenCalledTimes(1)
})

it('renders code that the page did not have', async () => {
  const { onPatch } = await hydrate('', 'new')
  expect([find('code').textContent, onPatch.mock.calls.length]).toEqual(['new', 1])
})
