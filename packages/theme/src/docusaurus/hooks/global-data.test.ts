import { expect, it } from 'vitest'
import { createGlobalData, listInstances } from './global-data.js'

const data = { icons: { star: 1 }, docusaurus: { 'plugin-x': { default: 'x', other: 'y' } } }

it('lists docgen plugins under the default id, beside those of Docusaurus', () => {
  expect(listInstances(data)).toEqual({
    icons: { default: { star: 1 } },
    'plugin-x': { default: 'x', other: 'y' },
  })
  expect(listInstances({})).toEqual({})
})

it('returns the data of one instance, by default that of the default id', () => {
  const { usePluginData, useAllPluginInstancesData } = createGlobalData(data)
  expect([usePluginData('icons'), usePluginData('plugin-x', 'other')]).toEqual([{ star: 1 }, 'y'])
  expect(usePluginData('plugin-x', 'missing')).toBeUndefined()
  expect(useAllPluginInstancesData('plugin-x')).toEqual({ default: 'x', other: 'y' })
})

it('explains what to do if no plugin provides the data, unless told not to fail', () => {
  const { usePluginData, useAllPluginInstancesData } = createGlobalData(data)
  expect(() => usePluginData('constructor')).toThrow('no plugin called constructor provides data')
  expect(usePluginData('gone', 'default', { failfast: false })).toBeUndefined()
  expect(useAllPluginInstancesData('gone', { failfast: false })).toEqual({})
})

it('has the docs under the name of the Docusaurus plugin, read when asked for', () => {
  let docs = { default: { path: '/docs' } }
  const { useGlobalData, usePluginData } = createGlobalData({}, () => docs)
  docs = { default: { path: '/later' } }
  expect(usePluginData('docusaurus-plugin-content-docs')).toEqual({ path: '/later' })
  expect(Object.keys(useGlobalData())).toEqual(['docusaurus-plugin-content-docs'])
})
