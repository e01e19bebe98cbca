### Palabras de la orden `arbiter` y de lo que dice el propio servidor.

## El servidor: `arbiter serve`. Se ve en un navegador y lo leen los programas que lo llaman.

# Una petición con un nombre ajeno o desde una página ajena.
server-foreign = Se esperaba una petición de la página de este servidor y llegó de otro sitio
server-foreign-hint = Abra la dirección que mostró `arbiter serve`
# Una llamada sin la cabecera X-Arbiter.
server-unmarked = Se esperaba la cabecera X-Arbiter: 1 y no estaba
server-unmarked-hint = Envíe la cabecera con cada llamada
server-not-text = Se esperaban los parámetros como JSON en UTF-8 y llegaron otros bytes
server-too-large = Se esperaban como máximo 64 MiB y llegaron más
server-body-cut = Se esperaba la petición entera y llegó una parte
server-body-cut-hint = Envíela otra vez
server-stopping = El servidor se está cerrando
server-no-page = No hay nada en esta dirección
server-no-page-hint = Abra la dirección que mostró `arbiter serve`
# Título de la página que se muestra mientras la página del programa no está construida.
server-not-built = La página no está construida
server-not-built-text = Constrúyala en la carpeta del programa y vuelva a cargar esta página. Si está en otro sitio, inicie el servidor con la variable de entorno ARBITER_UI puesta en su carpeta.
# Por qué no arranca el servidor. Todas reciben $port y $why.
server-no-lan = Las páginas para la red local no están en esta versión. Quite --lan para servir solo a este equipo
server-port-taken = El puerto { $port } lo usa otro programa. Elija otro con --port, o no lo indique para tomar uno libre
server-port-trouble = No se puede abrir el puerto { $port }: { $why }. Elija otro con --port, o no lo indique para tomar uno libre
