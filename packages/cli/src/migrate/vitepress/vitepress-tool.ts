import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { readRegularFile } from '../../config/read-regular-file.js'
import { joinConverted } from '../convert/converted.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import { locateNotes } from '../write/positioned-note.js'
import { addFolderConfigs } from './add-folder-configs.js'
import { convertVitePressSite } from './convert-site.js'
import { convertSlugify } from './convert-slugify.js'
import { findVitePressConfig } from './find-vitepress-config.js'
import { readTheme } from './read-theme.js'
import { runVitePressConfig } from './run-vitepress-config.js'
import { scanPages } from './scan-pages.js'
import { listPages } from './site-pages.js'

/** VitePress: its config runs once, as for a build. */
export const vitePressTool: MigrationTool = {
  name: 'vitepress',
  title: 'VitePress',
  builtFolder: '.vitepress/dist',
  buildCommand: 'npx vitepress build',
  convert: convertVitePress,
}

async function convertVitePress(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const { value: location, diagnostics } = findVitePressConfig(siteDir)
  if (!location) return { value: undefined, diagnostics }
  const ran = await runVitePressConfig(siteDir, location.file)
  if (!ran.value) return { value: undefined, diagnostics: ran.diagnostics }
  const { sources, placeholders } = ran.value
  const config = await addFolderConfigs(ran.value.fields, siteDir, location.folder)
  const exists = (path: string): boolean => existsSync(join(siteDir, path))
  const converted = convertVitePressSite(config, {
    siteDir,
    folder: location.folder,
    exists,
    listPages: (folder) => listPages(siteDir, folder),
    readStatic: (folder) => (path) => readText(join(siteDir, folder, path)),
  })
  const { files, folders, sourceFolder } = converted
  const ids = await convertSlugify(config, { siteDir, file: location.file, folders })
  const { fields, comments, notes } = fitToSchema(joinConverted([converted, ids.converted]))
  const value: ConvertedSite = {
    from: location.file,
    fields,
    comments,
    notes: [
      ...locateNotes([...notes, ...readTheme(siteDir, location.folder), ...placeholders.map(notePlaceholder)], sources),
      ...(await scanPages(siteDir, folders, sourceFolder)),
    ],
    files,
    rules: [...converted.rules, ...ids.rules],
  }
  return { value, diagnostics: ran.diagnostics }
}

function notePlaceholder(name: string) {
  const isKnown = name === 'vitepress' || name === 'vite'
  return {
    status: isKnown ? 'unneeded' : 'lost',
    path: [],
    name: name.startsWith('.') ? `the file ${name}` : `the package ${name}`,
    message: name.startsWith('.')
      ? 'it does not exist: run the command that generates it, and migrate again'
      : isKnown
        ? 'docgen does not need it'
        : 'docgen did not run it: it may change what VitePress shows',
  } as const
}

function readText(path: string): string | undefined {
  try {
    return readRegularFile(path).toString()
  } catch {
    return undefined
  }
}
