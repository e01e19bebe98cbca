# Rating lists of this computer.

# Refused: a second load while one is under way.
library-busy = One rating list is loaded at a time; another load is under way
library-busy-hint = Wait until it is done, or stop it.
# The list was written by an older or a newer release.
library-other-form = This rating list was loaded by another version of the program
library-other-form-hint = Load the list again from its file.
# The list of that name is not, or no longer, there.
library-no-such-list = There is no such rating list on this computer
library-too-long = A rating list has at most 16 million rows
library-folder-trouble = The folder of the rating lists cannot be read or written
library-folder-trouble-hint = Look whether there is room on the disk and whether the folder may be written.
# The file handed in.
library-unreadable = The file cannot be read to its end
library-no-rows = A rating list was expected; no row of this file could be read
library-zip-in-zip = A rating list was expected in the zip file, found another zip file
library-zip-in-zip-hint = Unpack it and load the file inside.
library-utf16 = Text as UTF-8 was expected, found UTF-16
library-utf16-hint = Save the file again as UTF-8.
library-not-a-list = FIDE's text or XML, or a table with a column of names, was expected; this file is none of them
library-zip-damaged = This zip file is damaged
library-zip-damaged-hint = Download it again.
library-zip-empty = A list (.txt, .xml or .csv) was expected in the zip file; there is none

library-month-guessed = No month is said in the list or in the name of its file: { $month } is the month in which the file was made. If it is another list, load it again with its month.
library-cut-off =
    The file breaks off after { $rows ->
        [one] one row
       *[other] { $rows } rows
    }. The list { $name } { $month } with its { $stands } rows stays: load the whole file, or remove that list first
library-replaced =
    { $rows ->
        [one] It took the place of the list { $name } { $month } from { $file } ({ $rows } row).
       *[other] It took the place of the list { $name } { $month } from { $file } ({ $rows } rows).
    }
# A month handed in that is none.
desk-bad-month = A month as 2026-11 was expected, found “{ $found }”
library-no-list = There are no rating lists on this computer yet
library-no-list-hint = Load one under Settings, Rating lists.
library-nothing-ticked = Nothing was ticked that would change anything
