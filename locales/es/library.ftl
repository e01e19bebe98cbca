# Listas de Elo de este equipo.

# Refused: a second load while one is under way.
library-busy = Las listas de Elo se cargan de una en una; hay otra carga en curso
library-busy-hint = Espere a que termine o deténgala.
# The list was written by an older or a newer release.
library-other-form = Esta lista de Elo la cargó otra versión del programa
library-other-form-hint = Cargue la lista otra vez desde su archivo.
# The list of that name is not, or no longer, there.
library-no-such-list = No existe esa lista de Elo en este equipo
library-too-long = Una lista de Elo tiene como mucho 16 millones de filas
library-folder-trouble = No se puede leer o escribir la carpeta de las listas de Elo
library-folder-trouble-hint = Compruebe que hay espacio en el disco y que se puede escribir en la carpeta.
# The file handed in.
library-unreadable = No se puede leer el archivo hasta el final
library-no-rows = Se esperaba una lista de Elo; no se ha podido leer ninguna fila de este archivo
library-zip-in-zip = Se esperaba una lista de Elo en el archivo zip y hay otro archivo zip
library-zip-in-zip-hint = Descomprímalo y cargue el archivo que contiene.
library-utf16 = Se esperaba texto en UTF-8 y está en UTF-16
library-utf16-hint = Guarde el archivo otra vez en UTF-8.
library-not-a-list = Se esperaba el texto o el XML de la FIDE, o una tabla con una columna de nombres; este archivo no es nada de eso
library-zip-damaged = Este archivo zip está dañado
library-zip-damaged-hint = Descárguelo otra vez.
library-zip-empty = Se esperaba una lista (.txt, .xml o .csv) en el archivo zip y no hay ninguna

library-month-guessed = Ni la lista ni el nombre del archivo dicen el mes: { $month } es el mes en que se hizo el archivo. Si la lista es de otro mes, cárguela de nuevo indicándolo.
library-cut-off =
    El archivo se corta tras { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }. La lista { $name } { $month }, con sus { $stands } filas, se conserva: cargue el archivo entero o quite antes esa lista
library-replaced =
    { $rows ->
        [one] Ha sustituido a la lista { $name } { $month } de { $file } ({ $rows } fila).
       *[other] Ha sustituido a la lista { $name } { $month } de { $file } ({ $rows } filas).
    }
# A month handed in that is none.
desk-bad-month = Se esperaba un mes como 2026-11 y se ha encontrado «{ $found }»
library-no-list = Todavía no hay listas de Elo en este equipo
library-no-list-hint = Cargue una en Ajustes, Listas de Elo.
library-nothing-ticked = No se ha marcado nada que cambie algo
