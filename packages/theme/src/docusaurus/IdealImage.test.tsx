import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { IdealImage } from './IdealImage.js'

it.each([
  ['/a.png', ' src="/a.png"'],
  [{ default: '/a.png' }, ' src="/a.png"'],
  [{ src: '/a.png' }, ' src="/a.png"'],
  [{ default: { src: { src: '/a.png' } } }, ' src="/a.png"'],
  [{ width: 1 }, ''],
  [null, ''],
  [undefined, ''],
  [7, ''],
])('finds the URL in %j', (img, src) => {
  expect(renderToStaticMarkup(<IdealImage img={img} />)).toBe(`<img alt=""${src} loading="lazy" decoding="async"/>`)
})

it('keeps its attributes, but is lazy', () => {
  const html = renderToStaticMarkup(<IdealImage img="/a.png" alt="A" className="c" loading="eager" />)
  expect(html).toBe('<img class="c" loading="lazy" alt="A" src="/a.png" decoding="async"/>')
})
