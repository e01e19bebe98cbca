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

## Ayuda: `arbiter --help`, `arbiter VERBO --help`

cli-help-usage = Uso:
cli-help-verbs = Verbos
cli-help-arguments = Argumentos
cli-help-options = Opciones

cli-arbiter-about = La mesa del árbitro en la línea de órdenes: emparejamientos, clasificaciones, reclamaciones, impresos y todo lo demás que hace la ventana
cli-arbiter-example =
    Ejemplos:
      arbiter pair abierto.trf
      arbiter standings abierto.trf --tiebreaks BH/C1,BH,SB
      arbiter serve --event abierto.arbiter

    Códigos de salida: 0 hecho; 1 hecho, y la respuesta es «no»; 2 uso incorrecto o entrada ilegible; 3 rechazado.
cli-arg-lang = Idioma de las respuestas; si falta, deciden LC_ALL o LANG
cli-arg-name = Nombre con el que el diario guarda lo que se hace
cli-arg-help = Muestra esta ayuda
cli-arg-version = Muestra la versión
cli-arg-event = Archivo del evento
cli-arg-json = Responde con un valor JSON

cli-call-about = Llama a cualquier método de la mesa y muestra su JSON
cli-call-example =
    Ejemplos:
      arbiter call frame.get --event abierto.arbiter
      arbiter call round.get '{"{"}"tournament": 2, "round": 3{"}"}' --event abierto.arbiter
      arbiter call players.add - --event abierto.arbiter < jugador.json
cli-arg-call-method = Nombre del método, como round.get
cli-arg-call-json = Parámetros como objeto JSON; - los lee de la entrada estándar; si falta, ninguno
# JSON en la línea de órdenes que no lo es.
cli-call-not-json = { $line }:{ $column }: hay un texto que no es JSON y se esperaban los parámetros como objeto JSON: { $why }. Ponga el objeto entero entre comillas simples

cli-serve-about = Sirve la página del programa a los navegadores de este equipo hasta Ctrl+C
cli-serve-example =
    Ejemplo:
      arbiter serve --event abierto.arbiter --port 8080
cli-arg-serve-port = Puerto; si falta, uno libre
cli-arg-serve-lan = Sirve también a la red local (no está en esta versión)
# La línea con la dirección; los programas buscan http:// en ella.
cli-serve-address = Arbiter's Desk: { $url }
cli-serve-no-runtime = El servidor no puede arrancar: { $why }

## Uso incorrecto

cli-usage-unknown = Hay { $found }, que no es un argumento de este verbo
cli-usage-verb = Hay { $found }, que no es un verbo
cli-usage-missing = Se esperaba { $found } y no hay nada
cli-usage-no-value = Se esperaba un valor después de { $found } y no hay ninguno
cli-usage-value = Hay «{ $value }» para { $found }, que no es un valor suyo
cli-usage-conflict = Hay { $found } junto a un argumento que lo excluye
cli-usage-count = Hay otra cantidad de valores para { $found } que la esperada
cli-usage-bytes = Hay un argumento que no es texto UTF-8
cli-usage-other = { $found }
# Una queja y lo que podría estar ahí.
cli-usage-with-others = { $text }; se esperaba: { $others }
cli-usage-hint = Vea arbiter --help, o arbiter VERBO --help

## Archivos

cli-file-folder = { $path }: hay una carpeta y se esperaba un archivo. Dé el nombre de un archivo de ella
cli-file-missing = { $path }: no hay tal archivo y se esperaba uno para leer. Compruebe el nombre
cli-file-denied = { $path }: hay un archivo que no se puede leer. Cambie sus permisos o cópielo
cli-file-trouble = { $path }: no se puede leer: { $why }
cli-unwritten = No se puede escribir la respuesta: { $why }

# Mientras corre un lote en un terminal.
cli-progress = { $done } líneas
