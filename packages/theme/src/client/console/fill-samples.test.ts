import { expect, it } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import { fillSamples } from './fill-samples.js'

it('fills endpoint and request samples from their own texts each time', () => {
  openPage(`<div class="endpoint"><code><span>https://a.test</span>/x</code></div>
    <div class="api-samples"><div class="sample"><pre><code>curl https://a.test/x <i>YOUR_TOKEN</i></code></pre></div>
    <div class="sample statuses"><pre><code>https://a.test</code></pre></div></div>`)
  const sample = () => find('.sample code').textContent
  fillSamples([
    { from: 'https://a.test', to: 'https://b.test', isSecret: false },
    { from: 'YOUR_TOKEN', to: 'abc', isSecret: true },
  ])
  expect(sample()).toBe('curl https://b.test/x abc')
  expect(find('.console-secret').textContent).toBe('abc')
  expect(find('.endpoint').textContent).toBe('https://b.test/x')
  expect(find('.statuses').textContent).toContain('https://a.test')
  fillSamples([{ from: 'https://a.test', to: 'https://c.test', isSecret: false }])
  expect(sample()).toBe('curl https://c.test/x YOUR_TOKEN')
})
