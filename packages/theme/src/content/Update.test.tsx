import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Update } from './Update.js'

it('has its heading and facts next to its content', () => {
  const html = renderToStaticMarkup(
    <Update heading={<h2>1</h2>} date="2026-11-02" tags={['New', 'constructor']}>
      Text
    </Update>,
  )
  expect(html).toBe(
    '<section class="update"><div class="update-head"><h2>1</h2><p class="update-facts"><time dateTime="2026-11-02">2026-11-02</time><span class="badge badge-tip">New</span><span class="badge badge-note">constructor</span></p></div><div class="update-body">Text</div></section>',
  )
})

it('has no line of facts without any', () => {
  expect(
    renderToStaticMarkup(
      <Update tags={[]} date="">
        Text
      </Update>,
    ),
  ).toBe('<section class="update"><div class="update-head"></div><div class="update-body">Text</div></section>')
})

it.each(['November 2026', '2026-11', '2026-11-02T10:00Z', 'v2026-11-02'])(
  'writes %s without a date for machines',
  (date) => {
    expect(
      renderToStaticMarkup(
        <Update tags={[]} date={date}>
          x
        </Update>,
      ),
    ).toContain(`<time>${date}</time>`)
  },
)
