import * as z from 'zod/mini'
import { optional, required } from '../config/schema/field.js'

const text = (description: string) => required(z.string(), description)
const count = (description: string) => required(z.int().check(z.gte(0)), description)

const problemSchema = z.object({
  severity: required(z.enum(['error', 'warning']), '`error`: docgen cannot build the site.'),
  part: required(
    z.enum(['environment', 'packages', 'config', 'cache', 'folders', 'git', 'ports']),
    'The part of the report that it is about.',
  ),
  code: optional(z.string(), 'Diagnostic code, of a problem in the config.'),
  file: optional(z.string(), "File, relative to the site's folder."),
  line: optional(z.int().check(z.gte(1)), 'Line, from 1.'),
  message: text('What is wrong.'),
  hint: text('How to fix it.'),
})

/** The report of `docgen doctor`. It contains no value of the config, no environment variable and no absolute path. */
export const doctorReportSchema = z.object({
  version: required(z.literal(1), 'Version of this format.'),
  ok: required(z.boolean(), 'Whether there is no error.'),
  problems: required(z.array(problemSchema), 'Errors first.'),
  environment: z.object({
    docgen: text('Version of docgen.'),
    build: text("Hash of docgen's code, which is part of cache keys."),
    node: text('Version of Node.js.'),
    platform: text('Operating system and processor architecture, such as `linux x64`.'),
    release: text('Release of the operating system.'),
    memory: count('Memory that the process may use, in megabytes.'),
    processors: count('Number of processors that the process may use.'),
    isCi: required(z.boolean(), 'Whether the environment variable `CI` is set.'),
  }),
  packages: required(
    z.array(
      z.object({
        name: text('Name of the package.'),
        version: optional(z.string(), 'Installed version; absent if it is not installed.'),
        isOptional: required(z.boolean(), 'Whether docgen works without it.'),
      }),
    ),
    'Packages that docgen uses, as the site finds them.',
  ),
  config: z.object({
    state: required(z.enum(['valid', 'invalid', 'missing']), 'Whether docgen can use the config.'),
    file: optional(z.string(), "The config, relative to the site's folder."),
    collections: count('Number of folders of pages.'),
    locales: count('Number of languages.'),
    apis: count('Number of API descriptions.'),
    plugins: count('Number of plugins.'),
  }),
  cache: z.object({
    state: required(z.enum(['none', 'readable', 'damaged', 'unreadable']), '`none`: no build has written one yet.'),
    format: text('Name of its format.'),
    entries: count('Number of values.'),
    broken: count('Number of values that cannot be read back, among those that were checked.'),
    checked: count('Number of values that were checked.'),
    bytes: count('Size on disk.'),
  }),
  folders: required(
    z.array(
      z.object({
        name: required(z.enum(['site', 'cache', 'output']), 'What the folder is for.'),
        path: text("Relative to the site's folder; the name alone if it is outside."),
        state: required(z.enum(['writable', 'missing', 'unwritable']), '`missing` folders can be created.'),
      }),
    ),
    'Folders that docgen writes to.',
  ),
  git: z.object({
    state: required(
      z.enum(['repository', 'shallow', 'none', 'not-installed']),
      '`none`: the site is in no repository.',
    ),
    version: optional(z.string(), 'Version of Git.'),
    changed: count('Number of changed files that are not committed.'),
  }),
  ports: required(
    z.array(
      z.object({
        port: count('Port of a server that docgen starts.'),
        isFree: required(z.boolean(), 'Whether the port is free.'),
      }),
    ),
    'Default ports.',
  ),
})

/** What `docgen doctor` has found. */
export type DoctorReport = z.infer<typeof doctorReportSchema>
/** A problem that `docgen doctor` has found. */
export type DoctorProblem = DoctorReport['problems'][number]
