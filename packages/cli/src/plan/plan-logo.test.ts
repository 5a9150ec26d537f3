import { expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { planLogo } from './plan-logo.js'

const { value: graph } = createTestGraph({ docs: { 'a.md': {} }, config: { baseUrl: '/kit/' } })
const position = { graph, locale: 'en' }

it('puts its images below the base URL, but not those of other sites', () => {
  expect(planLogo({ alt: 'Kit', src: '/l.svg' }, position)).toEqual({ alt: 'Kit', src: '/kit/l.svg' })
  const dark = planLogo({ alt: '', src: 'https://cdn.example/l.svg', srcDark: 'img/d.svg' }, position)
  expect(dark).toEqual({ alt: '', src: 'https://cdn.example/l.svg', srcDark: '/kit/img/d.svg' })
})

it('resolves its link, and reads its size as numbers', () => {
  const logo = { alt: '', src: 'l.svg', href: '/a', width: 32, height: 24, target: '_self', className: 'big' }
  expect(planLogo(logo, position)).toMatchObject({
    href: '/kit/a',
    width: 32,
    height: 24,
    target: '_self',
    className: 'big',
  })
})
