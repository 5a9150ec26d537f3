import type { DoctorReport } from './doctor-report.js'

/** Creates a report without problems; for tests. */
export function createTestReport(changes: Partial<DoctorReport> = {}): DoctorReport {
  return {
    version: 1,
    ok: true,
    problems: [],
    environment: {
      docgen: '1.0.0',
      build: 'abc',
      node: '22.1.0',
      platform: 'linux x64',
      release: '6.1',
      memory: 8000,
      processors: 4,
      isCi: false,
    },
    packages: [
      { name: 'react', version: '19.0.0', isOptional: false },
      { name: 'sass', isOptional: true },
    ],
    config: { state: 'valid', file: 'site.config.ts', collections: 1, locales: 1, apis: 0, plugins: 0 },
    cache: { state: 'readable', format: 'store-5', entries: 9, broken: 0, checked: 9, bytes: 4000 },
    folders: [{ name: 'site', path: '.', state: 'writable' }],
    git: { state: 'repository', version: '2.40', changed: 1 },
    ports: [{ port: 3000, isFree: true }],
    ...changes,
  }
}
