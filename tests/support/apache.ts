interface Apache {
  /** The folder for Apache's own files. */
  folder: string
  /** The served folder. */
  root: string
  port: number
  /** Modules in addition to the required ones. */
  modules?: readonly string[]
  /** The value of AllowOverride. */
  htaccess: string
}

/** The settings of an Apache with Debian's modules. */
export const apacheSettings = ({ folder, root, port, modules = [], htaccess }: Apache) =>
  [
    ...['mpm_event', 'authz_core', 'dir', 'mime', ...modules].map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    ),
    `ServerRoot ${folder}`,
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/apache.log`,
    'ServerName localhost',
    `Listen 127.0.0.1:${port}`,
    // A kept connection may be closed just when the next request is sent.
    'KeepAlive Off',
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    'TypesConfig /etc/mime.types',
    '<IfModule mod_negotiation.c>',
    'AddLanguage br .br',
    '</IfModule>',
    '<IfModule mod_deflate.c>',
    'AddOutputFilterByType DEFLATE text/html text/css text/javascript image/svg+xml',
    '</IfModule>',
    `DocumentRoot ${root}`,
    `<Directory ${root}>`,
    'Require all granted',
    'Options FollowSymLinks',
    `AllowOverride ${htaccess}`,
    '</Directory>',
  ].join('\n')
