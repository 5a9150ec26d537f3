/**
 * Data from the `content` hooks of plugins: name of the plugin → its data, as JSON. In a build it contains the
 * site's data; anywhere else, such as in a test, it is empty. Islands cannot read it: pass the data to them as props.
 */
export const pluginData: Readonly<Record<string, unknown>> = {}
