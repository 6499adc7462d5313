/** Lists to try the page with: known genes of one subject each. */
export const exampleLists = [
  {
    label: 'Flowering time',
    items: [
      ...['AT5G10140', 'AT1G65480', 'AT5G15840', 'AT2G45660', 'AT1G22770', 'AT4G35900', 'AT4G00650', 'AT2G22540', 'AT4G16280', 'AT5G13480'],
      ...['AT2G19520', 'AT4G02560', 'AT3G18990', 'AT4G16845', 'AT5G61850', 'AT1G69120', 'AT5G03840', 'AT1G04400', 'AT2G18790', 'AT2G25930'],
    ],
  },
  {
    label: 'Light harvesting',
    items: [
      ...['AT1G29910', 'AT1G29920', 'AT1G29930', 'AT2G34420', 'AT2G34430', 'AT3G27690', 'AT2G05100', 'AT5G54270'],
      ...['AT5G01530', 'AT4G10340', 'AT1G15820', 'AT3G54890', 'AT3G61470', 'AT1G61520', 'AT3G47470'],
    ],
  },
  {
    label: 'Abscisic acid signalling',
    items: [
      ...['AT4G26080', 'AT5G57050', 'AT3G24650', 'AT2G40220', 'AT2G36270', 'AT5G46790', 'AT4G17870'],
      ...['AT4G33950', 'AT1G72770', 'AT1G45249', 'AT4G34000', 'AT3G19290', 'AT3G50500', 'AT5G66880'],
    ],
  },
] as const
