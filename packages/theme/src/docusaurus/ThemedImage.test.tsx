import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ThemedImage } from './ThemedImage.js'

it('renders an image for each color mode, with the same text', () => {
  const html = renderToStaticMarkup(<ThemedImage alt="A" className="c" sources={{ light: '/l.png', dark: '/d.png' }} />)
  expect(html).toBe(
    '<img alt="A" src="/l.png" loading="lazy" class="c only-light"/>' +
      '<img alt="A" src="/d.png" loading="lazy" class="c only-dark"/>',
  )
})
