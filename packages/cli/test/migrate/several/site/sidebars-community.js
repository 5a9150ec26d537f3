export default { main: ["team"] }
