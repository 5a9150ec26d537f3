import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Modules that a declaration file references, in `import`, `export … from` and `import('…')`. */
export function listTypeImports(file) {
  const pattern = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, specifier]) => specifier)
}

/** The declaration files reachable from the entries of a package, as absolute paths. */
export function listPublicTypes(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // The build copies declarations that are written by hand later.
  const files = new Set(
    Object.values(exports)
      .map(({ types }) => join(folder, types))
      .filter(existsSync),
  )
  // The set grows during iteration: each file adds its imports.
  for (const file of files) {
    for (const specifier of listTypeImports(file)) {
      if (specifier.startsWith('.')) files.add(join(dirname(file), specifier.replace(/\.js$/, '.d.ts')))
    }
  }
  return files
}

/** Deletes the declarations of a built package that no entry reaches: they cannot be imported. */
export function keepPublicTypes(folder) {
  const publicFiles = listPublicTypes(folder)
  for (const entry of readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name)
    if (entry.isFile() && file.endsWith('.d.ts') && !publicFiles.has(file)) rmSync(file)
  }
}
