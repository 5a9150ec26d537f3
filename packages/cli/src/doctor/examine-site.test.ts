import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { doctorReportSchema } from './doctor-report.js'
import { examineSite, hidePaths } from './examine-site.js'

function examine(siteDir: string) {
  return examineSite({ siteDir, outDir: join(siteDir, 'dist'), version: '1.0.0', port: 0 })
}

it('describes a valid site', async () => {
  const report = await examine(
    createTestFolder({
      'site.config.ts':
        "export default { title: 'Base', url: 'https://docs.example.com', i18n: { locales: ['en', 'de'] } }\n",
    }),
  )
  expect(doctorReportSchema.parse(report)).toEqual(report)
  expect(report.config).toMatchObject({ state: 'valid', file: 'site.config.ts', locales: 2 })
  expect(report.problems.filter(({ part }) => part === 'config')).toEqual([])
})

it('reports problems of the config without the paths of the machine', async () => {
  const siteDir = createTestFolder({
    'site.config.ts': `throw new Error('cannot open ${homedir()}/secret')\n`,
  })
  const report = await examine(siteDir)
  expect([report.ok, report.config.state]).toEqual([false, 'invalid'])
  expect(report.problems[0]).toMatchObject({ severity: 'error', part: 'config', code: 'config-failed', line: 1 })
  const text = JSON.stringify(report)
  expect([text.includes(siteDir), text.includes(`${homedir()}/`)]).toEqual([false, false])
})

it('reports a missing config', async () => expect((await examine(createTestFolder())).config.state).toBe('missing'))

it('hides the site and the home folder', () =>
  expect(hidePaths('/home/jo/site/a and /home/jo/b', '/home/jo/site', '/home/jo')).toBe('<site>/a and ~/b'))
