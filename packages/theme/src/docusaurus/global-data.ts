/** Data of a plugin by the id of its instance: docgen's plugins have one, under Docusaurus' name for it. */
type Instances = Readonly<Record<string, unknown>>

/** Settings of the hooks for data of plugins. */
export interface GlobalDataOptions {
  /** `false`: nothing where no plugin has brought any. Otherwise that is an error, which says what to do. */
  readonly failfast?: boolean
}

/** Makes the hooks of `useGlobalData` from what plugins have brought: name of the plugin → its data. */
export function createGlobalData(pluginData: Readonly<Record<string, unknown>>) {
  const all: Readonly<Record<string, Instances>> = Object.fromEntries(
    Object.entries(pluginData).map(([name, data]) => [name, { default: data }]),
  )
  const instancesOf = (name: string, { failfast = true }: GlobalDataOptions = {}): Instances => {
    const found = all[name]
    if (found || !failfast) return found ?? {}
    throw new Error(
      `no plugin of the name ${name} brings data: its content hook gives what setGlobalData was given. See “Plugins” in the manual`,
    )
  }
  return {
    useGlobalData: () => all,
    useAllPluginInstancesData: instancesOf,
    usePluginData: (name: string, id = 'default', options: GlobalDataOptions = {}): unknown =>
      instancesOf(name, options)[id],
  }
}
