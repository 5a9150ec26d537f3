import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'
import type { Config } from './config.js'
import type { LocateInConfig } from './locate-in-config.js'
import { CURRENT_VERSION, defaultVersionPath, isReleased, quoteVersionName, versionClassName } from './version-name.js'

/** A version's settings, from config and `versions.json`. */
export interface VersionSettings {
  /** Name of the version; `current` for the working tree. */
  readonly name: string
  readonly label: string
  /** Segment of the URL, without slashes; empty for none. */
  readonly path: string
  /** Whether it is the version that readers should use. */
  readonly isLast: boolean
  /** Date of the release, RFC 3339 in UTC; absent if the config does not set it. */
  readonly date?: string
  /** Notice above its pages; absent for none. */
  readonly banner?: 'unreleased' | 'unmaintained'
  /** Whether its pages show the label. */
  readonly hasBadge: boolean
  /** Whether search engines may index its pages. */
  readonly isIndexed: boolean
  /** Whether the canonical URLs of its pages are the URLs of the same pages in the last version. */
  readonly isCanonicalLatest: boolean
  /** Class names on `<html>` of its pages; absent on a site with one version, unless the config sets them. */
  readonly className?: string
}

/**
 * The published versions, newest first; `listed` are the names in `versions.json`. If it contains `current`, the
 * working tree is published, at its position in the list. Unknown names in the config are errors.
 */
export function resolveVersions(
  config: Pick<Config, 'versions'>,
  listed: readonly string[],
  locateInConfig: LocateInConfig,
): Outcome<readonly VersionSettings[]> {
  const { lastVersion, includeCurrentVersion, onlyIncludeVersions, versions } = config.versions
  const listsCurrent = listed.includes(CURRENT_VERSION)
  const all = listsCurrent ? listed : [CURRENT_VERSION, ...listed]
  const isIncluded = (name: string): boolean =>
    (isReleased(name) || includeCurrentVersion || listsCurrent) && (onlyIncludeVersions?.includes(name) ?? true)
  const names = all.filter(isIncluded)
  const named: [path: (string | number)[], name: string][] = [
    ...Object.keys(versions).map((name): [string[], string] => [['versions', 'versions', name], name]),
    ...(onlyIncludeVersions ?? []).map((name, index): [(string | number)[], string] => [
      ['versions', 'onlyIncludeVersions', index],
      name,
    ]),
  ]
  const diagnostics = named
    .filter(([, name]) => !all.includes(name))
    .map(([path, name]) => unknownVersion(path, name, all, locateInConfig))
  const newest = names.find(isReleased) ?? CURRENT_VERSION
  const isMissing = lastVersion !== undefined && !names.includes(lastVersion)
  // There is always a last version: without it, everything that refers to it would be missing, too.
  const last = isMissing ? newest : (lastVersion ?? newest)
  if (names.length === 0) {
    // Unknown version names have already been reported.
    if (diagnostics.length === 0) diagnostics.push(noVersion(locateInConfig))
  } else if (isMissing) diagnostics.push(missingLast(lastVersion, names, locateInConfig))
  const value = names.map((name): VersionSettings => {
    const settings = versions[name]
    const isLast = name === last
    const banner = settings?.banner ?? bannerOf(all.indexOf(name) - all.indexOf(last))
    return {
      name,
      label: settings?.label ?? (name === CURRENT_VERSION ? 'Next' : name),
      path: settings?.path ?? (isLast ? '' : defaultVersionPath(name)),
      isLast,
      ...(settings?.date !== undefined && { date: settings.date }),
      ...(banner !== 'none' && { banner }),
      hasBadge: settings?.badge ?? names.length > 1,
      isIndexed: settings?.noIndex !== true,
      isCanonicalLatest: settings?.canonicalLatest === true && !isLast,
      ...classNameOf(name, settings?.className, names.length > 1),
    }
  })
  diagnostics.push(...findSharedPaths(value, locateInConfig), ...findSharedLabels(value, locateInConfig))
  return { value, diagnostics }
}

/**
 * Warns about versions with the same label, because menus cannot distinguish them. This happens if the label of the
 * working tree stays the same after a release.
 */
function findSharedLabels(versions: readonly VersionSettings[], locateInConfig: LocateInConfig): Diagnostic[] {
  return versions.flatMap(({ name, label }, index) => {
    const other = versions.slice(index + 1).find((each) => each.label === label)
    if (!other) return []
    return {
      code: 'duplicate-version-label',
      severity: 'warning',
      ...locateInConfig(['versions', 'versions', name, 'label']),
      message: `the versions ${JSON.stringify(name)} and ${JSON.stringify(other.name)} both have the label ${JSON.stringify(label)} in menus`,
      hint: `Give ${name === CURRENT_VERSION ? 'the working tree' : JSON.stringify(name)} another label: that of the next release`,
    }
  })
}

/** Reports versions with the same path, because their pages would have the same URLs. */
function findSharedPaths(versions: readonly VersionSettings[], locateInConfig: LocateInConfig): Diagnostic[] {
  return versions.flatMap(({ name, path }, index) => {
    const first = versions.slice(0, index).find((other) => other.path === path)
    if (!first) return []
    return {
      code: 'duplicate-version-path',
      severity: 'error',
      ...locateInConfig(['versions', 'versions', name, 'path']),
      message: `the versions ${JSON.stringify(first.name)} and ${JSON.stringify(name)} have the same path: ${path === '' ? 'none' : path}`,
      hint: `Give one of them another: versions: { versions: { ${JSON.stringify(name)}: { path: 'release-${name}' } } }`,
    }
  })
}

/**
 * The default banner of a version. `age` is its position in the list, counted from the last version: negative if newer.
 */
function bannerOf(age: number): 'none' | 'unreleased' | 'unmaintained' {
  if (age === 0) return 'none'
  return age < 0 ? 'unreleased' : 'unmaintained'
}

function classNameOf(
  name: string,
  configured: string | undefined,
  hasOthers: boolean,
): { readonly className?: string } {
  if (configured !== undefined) return { className: configured }
  return hasOthers ? { className: versionClassName(name) } : {}
}

function unknownVersion(
  path: readonly (string | number)[],
  name: string,
  all: readonly string[],
  locateInConfig: LocateInConfig,
): Diagnostic {
  const near = nearestWord(name, all)
  return {
    code: 'unknown-version',
    severity: 'error',
    ...locateInConfig(path),
    message: `there is no version ${JSON.stringify(name)}; available: ${all.join(', ')}`,
    hint: near === undefined ? `Cut it with: docgen version ${quoteVersionName(name)}` : `Did you mean ${near}?`,
  }
}

function noVersion(locateInConfig: LocateInConfig): Diagnostic {
  return {
    code: 'unknown-version',
    severity: 'error',
    ...locateInConfig(['versions', 'includeCurrentVersion']),
    message: 'no version is published: there are no cut versions to publish, and includeCurrentVersion is false',
    hint: 'Set includeCurrentVersion to true, or cut one with docgen version 1.0',
  }
}

function missingLast(last: string, names: readonly string[], locateInConfig: LocateInConfig): Diagnostic {
  const near = nearestWord(last, names)
  return {
    code: 'unknown-version',
    severity: 'error',
    ...locateInConfig(['versions', 'lastVersion']),
    message: `the last version ${JSON.stringify(last)} is not among the published versions: ${names.join(', ')}`,
    hint: near === undefined ? 'Set versions.lastVersion to one of them' : `Did you mean ${near}?`,
  }
}
