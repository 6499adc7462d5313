// The files are large and hold nothing but numbers: their type is written here, so that the compiler need not read them.
declare module 'world-atlas/land-110m.json' {
  const topology: import('./land-shapes.ts').Topology
  // biome-ignore lint/style/noDefaultExport: a JSON file has only a default export.
  export default topology
}

declare module 'world-atlas/land-50m.json' {
  const topology: import('./land-shapes.ts').Topology
  // biome-ignore lint/style/noDefaultExport: a JSON file has only a default export.
  export default topology
}
