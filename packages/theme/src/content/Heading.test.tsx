import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Heading } from './Heading.js'

it('links to itself by an empty link with a name', () => {
  const html = renderToString(
    <Heading text={text} level={3} id="a-b" label='A "b"'>
      A <code>b</code>
    </Heading>,
  )
  expect(html).toBe(
    '<h3 id="a-b"><span>A <code>b</code></span><a class="hash-link" href="#a-b" aria-label="Direct link to A &quot;b&quot;"></a></h3>',
  )
})
