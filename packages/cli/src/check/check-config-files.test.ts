import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { checkConfigFiles } from './check-config-files.js'

function find(fields: Record<string, unknown>) {
  const config = createTestConfig({ baseUrl: '/base/', ...fields })
  const { value: graph } = createTestGraph({
    docs: { 'a.md': {} },
    statics: ['img/logo.svg'],
    config: { baseUrl: '/base/' },
  })
  return checkConfigFiles({ config, table: graph.links, locateInConfig: (path) => ({ file: path.join('.') }) })
}

function check(fields: Record<string, unknown>) {
  return find(fields).map(({ code, file, message, hint }) => `${code} ${file}: ${message}. ${hint}`)
}

it.each([
  'img/logo.svg',
  './img/logo.svg',
  '/img/logo.svg',
  '/base/img/logo.svg',
  'https://example.net/x.svg',
  '//example.net/x.svg',
])('accepts %s', (favicon) => expect(check({ favicon })).toEqual([]))

it('reports every missing image and script', () => {
  expect(
    check({
      navbar: { logo: { src: 'img/logo.svg', srcDark: 'img/lgoo.svg' } },
      socialCard: '/img/card.png',
      scripts: ['/js/chat.js'],
    }),
  ).toEqual([
    'broken-image navbar.logo.srcDark: no static folder contains img/lgoo.svg. Did you mean /img/logo.svg?',
    'broken-image socialCard: no static folder contains img/card.png. Put it at static/img/card.png',
    'broken-link scripts.0.src: no static folder contains js/chat.js. Put it at static/js/chat.js',
  ])
})

it('only warns about a missing social card, which readers never see', () => {
  const problems = find({ socialCard: '/img/card.png', favicon: '/gone.svg' })
  expect(problems.map(({ severity, file }) => [file, severity])).toEqual([
    ['favicon', 'error'],
    ['socialCard', 'warning'],
  ])
})

it.each(['./static/img/logo.svg', 'static/img/logo.svg', '@site/static/img/logo.svg'])(
  'suggests a path for %s',
  (favicon) => {
    expect(find({ favicon }).map(({ hint }) => hint)).toEqual([
      'Write /img/logo.svg: paths are relative to the static folder',
    ])
  },
)
