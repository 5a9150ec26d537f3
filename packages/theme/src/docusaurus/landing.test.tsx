import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../test/as-browser.js'
import { messagesIn, withoutMessages } from '../../test/messages-in.js'
import { Hero, Logos, Section } from './landing.js'

it('renders only the given parts of a hero', () => {
  const html = renderToStaticMarkup(<Hero title="T" />)
  expect(withoutMessages(html)).toBe('<div class="hero"><div class="hero-text"><h1>T</h1></div></div>')
  expect(messagesIn(html)).toEqual([['sheet', { name: 'hero' }]])
})

it('renders actions as links with icons, and children beside the text', () => {
  const html = renderToStaticMarkup(
    <Hero title="T" eyebrow="New" tagline="Why" actions={[{ text: 'Go', link: '/a', icon: 'rocket' }]}>
      Visual
    </Hero>,
  )
  expect(withoutMessages(html)).toMatch(
    /<p>New<\/p><\/div><h1>T<\/h1><p>Why<\/p><div class="actions"><ul><li><a href=""><span class="glyph-box"><\/span>Go<.*<div class="hero-visual">Visual<\/div>/,
  )
  expect(messagesIn(html)).toContainEqual(['link', { href: '/a' }])
  expect(messagesIn(html)).toContainEqual(['icon', { name: 'rocket' }])
})

it('requests a search field on demand, which a browser does not have', () => {
  expect(messagesIn(renderToStaticMarkup(<Hero search />))).toContainEqual(['search', {}])
  expect(asBrowser(() => renderToStaticMarkup(<Hero search title="T" actions={[{ text: 'Go', link: '/a' }]} />))).toBe(
    '<div class="hero"><div class="hero-text"><h1>T</h1><div class="actions"><ul><li><a href="/a">Go</a></li></ul></div></div></div>',
  )
})

it('renders a section with tone, class names and id, and headings only with a title', () => {
  const section = renderToStaticMarkup(<Section title="T" id="s" tone="dark" className="c" />)
  expect(withoutMessages(section)).toBe('<section id="s" class="band band-dark c"><h2>T</h2></section>')
  expect(withoutMessages(renderToStaticMarkup(<Section>x</Section>))).toBe('<section class="band">x</section>')
  expect(withoutMessages(renderToStaticMarkup(<Logos title="By">x</Logos>))).toBe(
    '<div class="logos"><p class="logos-title">By</p>x</div>',
  )
  expect(withoutMessages(renderToStaticMarkup(<Logos>x</Logos>))).toBe('<div class="logos">x</div>')
})
