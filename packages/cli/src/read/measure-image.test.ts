import { expect, it } from 'vitest'
import { measureImage } from './measure-image.js'

const measure = (svg: string) => measureImage(Buffer.from(svg))

it('reads the size of an SVG from its opening tag, however long it is', () => {
  const longAttribute = `content="${'&lt;mxfile&gt;'.repeat(500)}"`
  expect(
    measure(`<?xml version="1.0"?>\n<svg width="59px" height="60px" viewBox="0 0 1 1" ${longAttribute}><g/></svg>`),
  ).toEqual({
    width: 59,
    height: 60,
  })
  expect(measure(`<svg xmlns="http://www.w3.org/2000/svg" ${longAttribute} viewBox='0 0 30 20'><g/></svg>`)).toEqual({
    width: 30,
    height: 20,
  })
})

it('reports an SVG without a size', () => {
  expect(measure('<svg xmlns="http://www.w3.org/2000/svg"></svg>').problem).toContain('neither width and height')
  expect(measure(`<svg a="${'x'.repeat(2000)}"></svg>`).problem).toContain('could not read its size')
  expect(measure('').problem).toBe('it is empty')
})
