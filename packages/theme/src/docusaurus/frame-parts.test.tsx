import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../test/as-browser.js'
import { messagesIn } from '../../test/messages-in.js'
import { AnnouncementBar, Footer, Navbar } from './frame-parts.js'

const render = (): string =>
  renderToStaticMarkup(
    <>
      <AnnouncementBar />
      <Navbar />
      <Footer />
    </>,
  )

it('requests parts of the layout in a build, and renders nothing in a browser', () => {
  expect(messagesIn(render())).toEqual([
    ['framePart', { part: 'announcement' }],
    ['framePart', { part: 'navbar' }],
    ['framePart', { part: 'footer' }],
  ])
  expect(asBrowser(render)).toBe('')
})
